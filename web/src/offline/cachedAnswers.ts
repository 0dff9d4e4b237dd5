import { currentSession, onSession } from '../session.ts';
import { holdsAnswers, isForeign } from './cacheNames.ts';

/** An answer of the API as it was when it was read. */
export interface CachedAnswer {
  answer: unknown;
  /** When it was read, in milliseconds. */
  at: number;
}

/** Answers a cache holds at most: the oldest ones leave it first. */
export const mostAnswers = 60;

const day = 24 * 60 * 60 * 1000;

/** After so many days nobody should rely on an answer. */
export const answerDays = 30;

/** An answer that is read again by itself is written again only when it is so much later, or another. */
const rewriteMs = 60_000;

/** The last text under each address: a page that reads every 15 seconds must not wear the phone's storage. */
const written = new Map<string, { text: string; at: number }>();

/** Caches an answer, unless its session has ended meanwhile. A browser without storage caches none. */
export async function cacheAnswer(cacheName: string, url: string, answer: unknown): Promise<void> {
  const [text, at] = [JSON.stringify(answer), Date.now()];
  const last = written.get(`${cacheName} ${url}`);
  if (last?.text === text && at - last.at < rewriteMs) return;
  await attempt(async () => {
    if (isForeign(cacheName, currentSession()?.id)) return;
    const cache = await caches.open(cacheName);
    await cache.put(url, new Response(text, { headers: { 'cached-at': String(at) } }));
    await dropOldest(cache);
    written.set(`${cacheName} ${url}`, { text, at });
    // A logout in another tab may have emptied the caches between the question and the answer.
    if (isForeign(cacheName, currentSession()?.id)) await caches.delete(cacheName);
  });
}

/** The copy under an address; one that is too old is dropped. */
export function cachedAnswer(cacheName: string, url: string): Promise<CachedAnswer | undefined> {
  return attempt(async () => {
    const cache = await caches.open(cacheName);
    const cached = await cache.match(url);
    if (!cached) return undefined;
    if (!isTooOld(cached)) return { answer: await cached.json(), at: readAt(cached) };
    await dropAnswer(cacheName, url);
    return undefined;
  });
}

/** Drops all copies that are too old, whether or not anybody reads them again. */
export async function dropOldAnswers(): Promise<void> {
  await attempt(async () => {
    for (const name of await caches.keys()) if (isOwn(name)) await dropOldOf(name);
  });
}

/** Caches of other accounts are dropped whole: opening one of them would make it again. */
function isOwn(name: string): boolean {
  return holdsAnswers(name) && !isForeign(name, currentSession()?.id);
}

/** The oldest come first, so it ends with the first one that may stay. */
async function dropOldOf(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const cached = await cache.match(request);
    if (cached && !isTooOld(cached)) return;
    await dropAnswer(name, request.url);
  }
}

function isTooOld(cached: Response): boolean {
  return Date.now() - readAt(cached) > answerDays * day;
}

function readAt(cached: Response): number {
  return Number(cached.headers.get('cached-at'));
}

/** Drops the answer of something that the API has no more. */
export async function dropAnswer(cacheName: string, url: string): Promise<void> {
  written.delete(`${cacheName} ${url}`);
  await attempt(async () => void (await (await caches.open(cacheName)).delete(url)));
}

/** From now on, and at once, drops the cached answers of accounts that are not logged in. */
export function forgetOthersAnswers(): () => void {
  const forget = () =>
    void attempt(async () => {
      const own = currentSession()?.id;
      written.clear();
      for (const name of await caches.keys()) if (isForeign(name, own)) await caches.delete(name);
    });
  forget();
  return onSession(forget);
}

/** A cache lists its answers in the order in which they were put there; one that is put again comes last. */
async function dropOldest(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, -mostAnswers).map((request) => cache.delete(request)));
}

/** Browsers may have no caches, keep them from us, or find them full. */
async function attempt<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
