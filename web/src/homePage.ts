import { Page } from './components/LazyPage.tsx';
import { searchForm } from './features/home/deferredParts.ts';

/** Its search form comes along where it was not prerendered, so that the page does not appear in two steps. */
export const homePage = new Page(async () => {
  const [{ HomePage }] = await Promise.all([
    import('./pages/HomePage.tsx'),
    searchForm.prerendered() ? undefined : searchForm.preload(),
  ]);
  return HomePage;
});
