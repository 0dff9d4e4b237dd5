import type { ComponentType } from 'react';
import { Page } from './LazyPage.tsx';

/** A part of the site that asks the API. How requests behave comes with it, and so stays out of the first load. */
export function readingPage(load: () => Promise<ComponentType>): Page {
  return new Page(async () => {
    const [Shown, { withSwr }] = await Promise.all([load(), import('../api/withSwr.tsx')]);
    return withSwr(Shown);
  });
}
