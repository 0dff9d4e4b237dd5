import { languageKeys } from '../../../shared/languages.ts';
import { cacheNames } from '../offline/cacheNames.ts';
import type { PageMessage } from '../offline/release.ts';
import { isFile } from './answerFile.ts';
import { cachePhoto, isPhoto } from './answerPhoto.ts';
import { cachedPaths, dropOldest, put, withCache } from './cached.ts';
import { release } from './currentRelease.ts';
import { cachedShell, cacheShell, noteReached, storeSettings } from './shells.ts';

/** Files that are cached at most beside those of the release: drawings, and files for open pages of the release before. */
export const mostOtherFiles = 150;

/** How many files are asked for at once. */
const atOnce = 6;

/** Caches the files that open a page again, with the other pages of travellers where nobody saves data. */
export async function cacheFor({ language, lowData, first, seen }: PageMessage): Promise<void> {
  await storeSettings({ lowData, language });
  if (first) await noteReached();
  const files = release[language];
  await cacheLoaded(seen);
  await cacheFiles(files.core);
  await cacheShell(files).catch(() => {});
  if (!lowData) await cacheFiles(files.pages);
}

/** Brings the cache to this release: in each language that was visited, the shell and the pages that it had before. */
export async function renewShells(): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  const before = new Set((await cachedPaths(cache)).map(nameOf));
  for (const language of languageKeys) {
    if (!(await cachedShell(language))) continue;
    const { core, pages } = release[language];
    await cacheFiles([...core, ...pages.filter((path) => before.has(nameOf(path)))]);
    await cacheShell(release[language]);
  }
}

export async function dropOldFiles(): Promise<void> {
  const needed = new Set(Object.values(release).flatMap(({ core, pages }) => [...core, ...pages]));
  await withCache(cacheNames.files, (cache) => dropOldest(cache, mostOtherFiles, needed));
}

/** Stores the files that the page loaded before the worker was there: they come from the browser's own cache. */
async function cacheLoaded(seen: readonly string[]): Promise<void> {
  await cacheFiles(seen.filter(isFile)).catch(() => {});
  const photos = seen.filter(isPhoto);
  if (photos.length === 0) return;
  const cache = await caches.open(cacheNames.photos);
  const cached = new Set(await cachedPaths(cache));
  for (const path of photos) {
    if (!cached.has(path))
      await fetch(path).then(
        (response) => cachePhoto(path, response),
        () => {},
      );
  }
}

/** @throws where one of the files cannot be had */
async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  const cached = new Set(await cachedPaths(cache));
  const missing = paths.filter((path) => !cached.has(path));
  for (let at = 0; at < missing.length; at += atOnce) {
    await Promise.all(missing.slice(at, at + atOnce).map((path) => cacheFile(cache, path)));
  }
}

async function cacheFile(cache: Cache, path: string): Promise<void> {
  // The page that somebody reads meanwhile comes first.
  const response = await fetch(path, { priority: 'low' });
  if (!response.ok) throw new Error(`${path} is not there.`);
  await put(cache, path, response);
}

/** Its path without the hash of its content: the same part of the site in each release. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}
