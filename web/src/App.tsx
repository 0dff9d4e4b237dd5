import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Layout } from './components/Layout.tsx';
import { AppRoutes } from './routes.tsx';

/** The site; it stands inside the router. */
export function App() {
  const { pathname } = useLocation();
  return (
    <I18nProvider i18n={i18n}>
      <Layout>
        <ErrorBoundary address={pathname}>
          <AppRoutes />
        </ErrorBoundary>
      </Layout>
    </I18nProvider>
  );
}
