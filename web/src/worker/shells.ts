import type { Language } from '../../../shared/languages.ts';
import { cacheNames } from '../offline/cacheNames.ts';
import { reachedPath } from '../offline/reached.ts';
import type { ReleaseFiles } from '../offline/release.ts';
import { put, withCache } from './cached.ts';
import { release } from './currentRelease.ts';

interface Settings {
  lowData?: boolean;
  /** The language that is read. */
  language?: Language;
}

const settingsPath = '/worker-settings';

/** The empty page of a language from the cache, if it is there. */
export function cachedShell(language: Language): Promise<Response | undefined> {
  return withCache(cacheNames.shells, (cache) => cache.match(release[language].shell));
}

/**
 * Caches the empty page of a language, whose files are cached already.
 * @throws where it is that of another release than this worker's, as it is for moments while one is put up
 */
export async function cacheShell({ shell, core }: ReleaseFiles): Promise<void> {
  const response = await fetch(shell, { cache: 'no-cache', redirect: 'error' });
  const text = await response.clone().text();
  const names = [...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
  if (names.length === 0 || !names.every((path) => core.includes(path)))
    throw new Error(`${shell} is of another release.`);
  const cache = await caches.open(cacheNames.shells);
  await put(cache, shell, response);
}

/** The settings of the reader, which a page has sent. */
export async function settings(): Promise<Settings> {
  const cached = await withCache(cacheNames.shells, (cache) => cache.match(settingsPath));
  return cached ? cached.json() : {};
}

export async function storeSettings(next: Settings): Promise<void> {
  await withCache(cacheNames.shells, (cache) => cache.put(settingsPath, Response.json(next)));
}

/** Notes that the site has answered a moment ago. */
export async function noteReached(): Promise<void> {
  await withCache(cacheNames.shells, (cache) => cache.put(reachedPath, new Response(String(Date.now()))));
}
