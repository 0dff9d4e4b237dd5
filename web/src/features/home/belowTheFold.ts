import { Page } from '../../components/LazyPage.tsx';
import { readingPage } from '../../components/readingPage.ts';
import { wanted } from './wanted.ts';

/** Id of the element around what stands below the first screen. */
export const belowId = 'more';

const moreOfHome = readingPage(async () => (await import('./MoreOfHome.tsx')).MoreOfHome);

/**
 * Its markup is prerendered, so it reads and its links work from the start; its script comes when the reader does.
 * The first load stays small, and a slow phone is not kept busy with what nobody has scrolled to.
 */
export const belowTheFold = new Page(async () => {
  await wanted(belowId);
  return moreOfHome.preload();
});
