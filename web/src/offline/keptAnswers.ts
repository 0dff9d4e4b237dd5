import { currentSession, onSession } from '../session.ts';
import { holdsAnswers, isForeign } from './cacheNames.ts';

/** An answer of the API as it was when it was read. */
export interface KeptAnswer {
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

/** What was written last, lest a page that reads every 15 seconds wears the phone's storage. */
const written = new Map<string, { text: string; at: number }>();

/** Keeps an answer, unless the session that it was read for has ended meanwhile. Without storage it is not kept. */
export async function keepAnswer(cacheName: string, url: string, answer: unknown): Promise<void> {
  const [text, at] = [JSON.stringify(answer), Date.now()];
  const last = written.get(`${cacheName} ${url}`);
  if (last?.text === text && at - last.at < rewriteMs) return;
  await attempt(async () => {
    if (isForeign(cacheName, currentSession()?.id)) return;
    const cache = await caches.open(cacheName);
    await cache.put(url, new Response(text, { headers: { 'kept-at': String(at) } }));
    await dropOldest(cache);
    written.set(`${cacheName} ${url}`, { text, at });
    // A logout in another tab may have emptied the caches between the question and the answer.
    if (isForeign(cacheName, currentSession()?.id)) await caches.delete(cacheName);
  });
}

/** What is kept under an address; what is too old is dropped. */
export function keptAnswer(cacheName: string, url: string): Promise<KeptAnswer | undefined> {
  return attempt(async () => {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(url);
    if (!kept) return undefined;
    if (!isTooOld(kept)) return { answer: await kept.json(), at: readAt(kept) };
    await dropAnswer(cacheName, url);
    return undefined;
  });
}

/** Drops what is too old of all that is kept, whether or not anybody asks for it again. */
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
    const kept = await cache.match(request);
    if (kept && !isTooOld(kept)) return;
    await dropAnswer(name, request.url);
  }
}

function isTooOld(kept: Response): boolean {
  return Date.now() - readAt(kept) > answerDays * day;
}

function readAt(kept: Response): number {
  return Number(kept.headers.get('kept-at'));
}

/** Drops what the API says is there no more. */
export async function dropAnswer(cacheName: string, url: string): Promise<void> {
  written.delete(`${cacheName} ${url}`);
  await attempt(async () => void (await (await caches.open(cacheName)).delete(url)));
}

/** From now on, and at once, drops what was kept for accounts that are not logged in. */
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

/** A cache lists what it holds in the order in which it was put there; what is put again comes last. */
async function dropOldest(cache: Cache): Promise<void> {
  const held = await cache.keys();
  await Promise.all(held.slice(0, -mostAnswers).map((request) => cache.delete(request)));
}

/** Browsers may have no caches, keep them from us, or find them full. */
async function attempt<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
