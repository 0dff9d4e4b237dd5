import { Page } from './components/LazyPage.tsx';
import { searchForm } from './features/home/deferredParts.ts';

/** Where it was not prerendered, it is loaded together with its search form, so that it appears in one step. */
export const homePage = new Page(async () => {
  const [{ HomePage }] = await Promise.all([
    import('./pages/HomePage.tsx'),
    searchForm.prerendered() ? undefined : searchForm.preload(),
  ]);
  return HomePage;
});
