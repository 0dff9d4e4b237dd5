import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Layout } from './components/Layout.tsx';
import { LazyPage } from './components/LazyPage.tsx';
import { PageSkeleton } from './components/Skeleton.tsx';
import { Navigation } from './features/navigation/Navigation.tsx';
import { homePage } from './homePage.ts';
import { otherPages } from './otherPages.ts';
import { paths } from './paths.ts';

/** The site; it stands inside the router. */
export function App() {
  const { pathname } = useLocation();
  return (
    <I18nProvider i18n={i18n}>
      <Layout navigation={<Navigation />}>
        <ErrorBoundary address={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <LazyPage page={pathname === paths.home ? homePage : otherPages} />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </I18nProvider>
  );
}
