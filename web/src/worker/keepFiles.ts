import { languageKeys } from '../../../shared/languages.ts';
import { cacheNames } from '../offline/cacheNames.ts';
import type { PageMessage } from '../offline/release.ts';
import { isFile } from './answerFile.ts';
import { isPhoto, keepPhoto } from './answerPhoto.ts';
import { dropOldest, heldPaths, put, withCache } from './cached.ts';
import { release } from './currentRelease.ts';
import { keepSettings, keepShell, keptShell, noteReached } from './shells.ts';

/** Files beside those of the release that are kept at most: drawings, and what an open page of the release before may load. */
export const mostOtherFiles = 150;

/** How many files are asked for at once. */
const atOnce = 6;

/** Keeps for a page what is needed to open it again, with the other pages of travellers where nobody saves data. */
export async function keepFor({ language, lowData, first, seen }: PageMessage): Promise<void> {
  await keepSettings({ lowData, language });
  if (first) await noteReached();
  const files = release[language];
  await keepSeen(seen);
  await keep(files.core);
  await keepShell(files).catch(() => {});
  if (!lowData) await keep(files.pages);
}

/** Brings what is kept to this release: in each language that was visited, the shell and the pages that were kept before. */
export async function renewShells(): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  const before = new Set((await heldPaths(cache)).map(nameOf));
  for (const language of languageKeys) {
    if (!(await keptShell(language))) continue;
    const { core, pages } = release[language];
    await keep([...core, ...pages.filter((path) => before.has(nameOf(path)))]);
    await keepShell(release[language]);
  }
}

export async function dropOldFiles(): Promise<void> {
  const needed = new Set(Object.values(release).flatMap(({ core, pages }) => [...core, ...pages]));
  await withCache(cacheNames.files, (cache) => dropOldest(cache, mostOtherFiles, needed));
}

/** What the page has loaded before the worker was there: it comes from the browser's own cache. */
async function keepSeen(seen: readonly string[]): Promise<void> {
  await keep(seen.filter(isFile)).catch(() => {});
  const photos = seen.filter(isPhoto);
  if (photos.length === 0) return;
  const cache = await caches.open(cacheNames.photos);
  const held = new Set(await heldPaths(cache));
  for (const path of photos) {
    if (!held.has(path))
      await fetch(path).then(
        (response) => keepPhoto(path, response),
        () => {},
      );
  }
}

/** @throws where one of the files cannot be had */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  const held = new Set(await heldPaths(cache));
  const missing = paths.filter((path) => !held.has(path));
  for (let at = 0; at < missing.length; at += atOnce) {
    await Promise.all(missing.slice(at, at + atOnce).map((path) => keepFile(cache, path)));
  }
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  // What somebody reads meanwhile comes first.
  const response = await fetch(path, { priority: 'low' });
  if (!response.ok) throw new Error(`${path} is not there.`);
  await put(cache, path, response);
}

/** Its path without the hash of its content: the same part of the site in each release. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}
