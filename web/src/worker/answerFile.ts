import { cacheNames } from '../offline/cacheNames.ts';
import { type CachedRequest, put, withCache } from './cached.ts';

export function isFile(path: string): boolean {
  return path.startsWith('/assets/');
}

/**
 * A file whose name carries its content: the cached one equals the answer of the network, of whatever release. The page has it
 * while it comes in, and does not wait until it is cached.
 */
export async function answerFile(event: CachedRequest): Promise<Response> {
  const { request } = event;
  const cached = await withCache(cacheNames.files, (cache) => cache.match(request.url, { ignoreVary: true }));
  if (cached) return cached;
  const response = await fetch(request);
  const copy = response.clone();
  event.waitUntil(withCache(cacheNames.files, (cache) => put(cache, request.url, copy)));
  return response;
}
