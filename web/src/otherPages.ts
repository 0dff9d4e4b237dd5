import { Page } from './components/LazyPage.tsx';
import { homePage } from './homePage.ts';
import { paths } from './paths.ts';

/** All pages but the home page, by a table of them that is no part of the home page's first load. */
export const otherPages = new Page(async () => (await import('./routes.tsx')).OtherPages);

/** Loads what the page at an address needs, so that it is rendered in one step. */
export async function preloadPage(pathname: string): Promise<void> {
  if (pathname === paths.home) return void (await homePage.preload());
  const [{ pageAt }] = await Promise.all([import('./routes.tsx'), otherPages.preload()]);
  await pageAt(pathname).preload();
}
