import { DeferredPart } from '../../components/DeferredPart.tsx';
import { readingPage } from '../../components/readingPage.ts';
import { holdEvents } from './heldEvents.ts';
import { firstAct, nearView } from './visitorActs.ts';

/** Sends itself as a plain form until its script is there, which checks it and suggests places. */
export const searchForm = new DeferredPart({
  id: 'home-search',
  needed: (element) => {
    holdEvents(element);
    return firstAct();
  },
  load: async () => (await import('./HomeSearch.tsx')).HomeSearch,
});

const moreOfHome = readingPage(async () => (await import('./MoreOfHome.tsx')).MoreOfHome);

/** What stands below the first screen. A slow phone is not kept busy with it before anybody scrolls there. */
export const belowTheFold = new DeferredPart({
  id: 'more',
  needed: (element) => Promise.race([firstAct(), nearView(element)]),
  load: () => moreOfHome.preload(),
});
