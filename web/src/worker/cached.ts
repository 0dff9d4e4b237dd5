/** The part of the browser's fetch event that an answer needs. */
export interface CachedRequest {
  request: Request;
  /** Keeps the worker awake until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

/** Opens a cache, and does without it where the browser has no room or keeps it from us. */
export async function withCache<T>(name: string, use: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await caches.open(name));
  } catch {
    return undefined;
  }
}

/** Paths of the files in a cache, the oldest first. */
export async function cachedPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** Puts an answer into a cache, unless it is none that can stand for later ones: an error, a part, or one of another address. */
export async function put(cache: Cache, path: string, response: Response): Promise<void> {
  if (response.status === 200 && !response.redirected) await cache.put(path, response);
}

/** Drops the oldest paths beyond so many; those that are needed are not counted. */
export async function dropOldest(cache: Cache, most: number, needed: ReadonlySet<string> = new Set()): Promise<void> {
  const others = (await cachedPaths(cache)).filter((path) => !needed.has(path));
  await Promise.all(others.slice(0, -most).map((path) => cache.delete(path)));
}
