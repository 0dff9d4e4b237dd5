import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Layout } from './components/Layout.tsx';
import { AppRoutes } from './routes.tsx';

/** A failed request is shown with a button to try again; it never repeats by itself. */
const requests = { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 10_000 };

/** The site; it stands inside the router. */
export function App() {
  const { pathname } = useLocation();
  return (
    <I18nProvider i18n={i18n}>
      <SWRConfig value={requests}>
        <Layout>
          <ErrorBoundary address={pathname}>
            <AppRoutes />
          </ErrorBoundary>
        </Layout>
      </SWRConfig>
    </I18nProvider>
  );
}
