import type { ComponentType } from 'react';
import { Page } from '../components/LazyPage.tsx';

/** A page, or a part of one, that asks the API. The settings of SWR are loaded with it, not with the first load. */
export function readingPage(load: () => Promise<ComponentType>): Page {
  return new Page(async () => {
    const [Shown, { withSwr }] = await Promise.all([load(), import('./withSwr.tsx')]);
    return withSwr(Shown);
  });
}
