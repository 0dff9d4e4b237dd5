import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Layout } from './components/Layout.tsx';
import { LazyPage } from './components/LazyPage.tsx';
import { PageSkeleton } from './components/Skeleton.tsx';
import { Navigation } from './features/accounts/Navigation.tsx';
import { homePage } from './homePage.ts';
import { paths } from './paths.ts';

/** The table of all other pages is not part of the home page's first load. */
const OtherPages = lazy(async () => ({ default: (await import('./routes.tsx')).OtherPages }));

/** The site; it stands inside the router. */
export function App() {
  const { pathname } = useLocation();
  return (
    <I18nProvider i18n={i18n}>
      <Layout navigation={<Navigation />}>
        <ErrorBoundary address={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            {pathname === paths.home ? <LazyPage page={homePage} /> : <OtherPages />}
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </I18nProvider>
  );
}
