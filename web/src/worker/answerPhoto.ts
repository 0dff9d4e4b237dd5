import { cacheNames } from '../offline/cacheNames.ts';
import { type CachedRequest, cachedPaths, dropOldest, put, withCache } from './cached.ts';

/** Photos that are cached at most: some megabytes. */
export const mostPhotos = 80;

export function isPhoto(path: string): boolean {
  return path.startsWith('/room-photos/');
}

/**
 * A photo that was seen, without asking again where it cannot change; without a network in any size that was seen. The page draws
 * it while it comes in, and does not wait until it is cached.
 */
export async function answerPhoto(event: CachedRequest, path: string): Promise<Response> {
  const cached = await withCache(cacheNames.photos, (cache) => cache.match(path, { ignoreVary: true }));
  if (cached?.headers.get('cache-control')?.includes('immutable')) return cached;
  try {
    const response = await fetch(event.request);
    event.waitUntil(cachePhoto(path, response.clone()));
    return response;
  } catch {
    return cached ?? (await otherSize(path)) ?? Response.error();
  }
}

export async function cachePhoto(path: string, response: Response): Promise<void> {
  await withCache(cacheNames.photos, async (cache) => {
    await put(cache, path, response);
    await dropOldest(cache, mostPhotos);
  });
}

/** A photo is cached under `<folder>/<width>.<type>`. */
function otherSize(path: string): Promise<Response | undefined> {
  return withCache(cacheNames.photos, async (cache) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const other = (await cachedPaths(cache)).find((each) => each.startsWith(folder));
    return other && cache.match(other);
  }).then((found) => found || undefined);
}
