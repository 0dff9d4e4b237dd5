import { readingPage } from '../../api/readingPage.ts';
import { DeferredPart } from '../../components/DeferredPart.tsx';

/** Events that show that a visitor uses the page. */
const acts = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Sends itself as a plain form until its script is there, which checks it and suggests places. */
export const searchForm = new DeferredPart({
  id: 'home-search',
  needed: firstAct,
  load: async () => (await import('./HomeSearch.tsx')).HomeSearch,
});

const moreOfHome = readingPage(async () => (await import('./MoreOfHome.tsx')).MoreOfHome);

/** The sections below the first screen. A slow phone does not hydrate them before the visitor acts or scrolls there. */
export const belowTheFold = new DeferredPart({
  id: 'more',
  needed: (element) => Promise.race([firstAct(), nearView(element)]),
  load: () => moreOfHome.preload(),
});

/** Resolves when the visitor does something for the first time from now on. */
function firstAct(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const act of acts) addEventListener(act, resolve, { once: true, passive: true, capture: true });
  });
}

/** Resolves when the element is about to be seen. */
function nearView(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve(entry);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  });
}
