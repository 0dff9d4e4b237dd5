import { cacheNames } from '../offline/cacheNames.ts';
import { type Asked, dropOldest, heldPaths, put, withCache } from './cached.ts';

/** Photos that are kept at most: some megabytes. */
export const mostPhotos = 80;

export function isPhoto(path: string): boolean {
  return path.startsWith('/room-photos/');
}

/**
 * A photo that was seen, without asking again where it cannot change; without a network in any size that was seen. The page draws
 * it while it comes in, and does not wait until it is kept.
 */
export async function answerPhoto(event: Asked, path: string): Promise<Response> {
  const kept = await withCache(cacheNames.photos, (cache) => cache.match(path, { ignoreVary: true }));
  if (kept?.headers.get('cache-control')?.includes('immutable')) return kept;
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepPhoto(path, response.clone()));
    return response;
  } catch {
    return kept ?? (await otherSize(path)) ?? Response.error();
  }
}

export async function keepPhoto(path: string, response: Response): Promise<void> {
  await withCache(cacheNames.photos, async (cache) => {
    await put(cache, path, response);
    await dropOldest(cache, mostPhotos);
  });
}

/** A photo is kept under `<folder>/<width>.<type>`. */
function otherSize(path: string): Promise<Response | undefined> {
  return withCache(cacheNames.photos, async (cache) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const other = (await heldPaths(cache)).find((each) => each.startsWith(folder));
    return other && cache.match(other);
  }).then((found) => found || undefined);
}
