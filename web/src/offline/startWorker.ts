import { language } from 'virtual:sarai-language';
import { isLowData, onLowData } from './lowData.ts';
import type { PageMessage } from './release.ts';

/** Starts the worker that keeps the site for times without a network, and tells it what this page has loaded. */
export async function startWorker(): Promise<void> {
  const first = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const tell = (message: Partial<PageMessage> = {}) =>
    active?.postMessage({ language, lowData: isLowData(), first: false, seen: [], ...message } satisfies PageMessage);
  tell({ first, seen: loadedPaths() });
  onLowData(() => tell());
}

function loadedPaths(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}
