import { useEffect } from 'react';
import { useLowData } from './useLowData.ts';

/** Event of the window, with the path of a page that is opened next as a rule: pages do not know the table of pages. */
export const nextPageEvent = 'nextpage';

/** Has the scripts of the page that is opened next loaded once nothing else is under way, but not where data is saved. */
export function useNextPage(path: string): void {
  const lowData = useLowData();
  useEffect(() => {
    if (!lowData) dispatchEvent(new CustomEvent(nextPageEvent, { detail: path }));
  }, [path, lowData]);
}
