import { cacheNames } from '../offline/cacheNames.ts';
import { type Asked, put, withCache } from './cached.ts';

export function isFile(path: string): boolean {
  return path.startsWith('/assets/');
}

/**
 * A file whose name carries its content: what is kept under it is what the network would answer, of whatever release. The page has it
 * while it comes in, and does not wait until it is kept.
 */
export async function answerFile(event: Asked): Promise<Response> {
  const { request } = event;
  const kept = await withCache(cacheNames.files, (cache) => cache.match(request.url, { ignoreVary: true }));
  if (kept) return kept;
  const response = await fetch(request);
  const copy = response.clone();
  event.waitUntil(withCache(cacheNames.files, (cache) => put(cache, request.url, copy)));
  return response;
}
