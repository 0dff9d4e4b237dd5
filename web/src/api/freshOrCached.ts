import { mutate } from 'swr';
import type { Operation } from '../../../shared/api.ts';
import { noteNew, noteOld } from '../offline/answerAges.ts';
import { cacheAnswer, cachedAnswer, dropAnswer } from '../offline/cachedAnswers.ts';
import { currentSession } from '../session.ts';
import { ApiError, isNotThere } from './ApiError.ts';
import { keysOf } from './keys.ts';

/** Milliseconds until an answer in the cache takes the place of a fresh one that does not come. */
export const patienceMs = 4000;

/** Browsers say that there is a line before anything arrives over it: how long after it came back a failure may be of that kind. */
const unsteadyMs = 5000;

/** The pauses before each further attempt. */
const pausesMs = [250, 1000, 2500];

let backAt = Number.NEGATIVE_INFINITY;

/** Fresh answers that came later than that, for the read that they cause. */
const late = new Map<string, unknown>();

/** Operations without an answer since they were last read again. */
const failed = new Set<Operation>();

/** From now on repeats the reads without an answer as soon as there is a line, however recent they are. */
export function readAgainOnline(): void {
  addEventListener('online', () => {
    backAt = Date.now();
    const operations = [...failed];
    failed.clear();
    void mutate(keysOf(operations));
  });
}

interface CachedRead {
  operation: Operation;
  /** Address of the call, and of its answer in the cache. */
  url: string;
  /** Name of the cache of the answer. */
  cache: string;
}

/**
 * A fresh answer where one comes in time, and else the copy in the cache. A fresh one that comes later takes its place on the
 * page. A refusal of the API is passed on: no copy stands in for it.
 */
export async function freshOrCached<A>(read: CachedRead, ask: () => Promise<A>): Promise<A> {
  const { url } = read;
  if (late.has(url)) {
    noteNew(url);
    return late.get(url) as A;
  }
  const asked = askAndCache(read, ask);
  const first = await Promise.race([outcome(asked), patience()]);
  if (first === 'waiting') return cachedMeanwhile(read, asked);
  return 'answer' in first ? first.answer : cachedInstead<A>(read, first.error);
}

async function cachedMeanwhile<A>({ url, cache, operation }: CachedRead, asked: Promise<A>): Promise<A> {
  const cached = await cachedAnswer(cache, url);
  if (!cached) return asked;
  noteOld(url, { at: cached.at, reason: 'weak' });
  asked.then((answer) => showLate(operation, url, answer)).catch(() => {});
  return cached.answer as A;
}

async function cachedInstead<A>({ url, cache, operation }: CachedRead, error: ApiError): Promise<A> {
  if (isNotThere(error)) await dropAnswer(cache, url);
  if (!isWithoutAnswer(error)) throw error;
  // Before anything is waited for: the line may come back meanwhile.
  failed.add(operation);
  const cached = await cachedAnswer(cache, url);
  if (!cached) throw error;
  noteOld(url, { at: cached.at, reason: error.code === 'too_slow' ? 'weak' : 'none' });
  return cached.answer as A;
}

async function askAndCache<A>({ url, cache }: CachedRead, ask: () => Promise<A>): Promise<A> {
  const token = currentSession()?.token;
  const answer = await onReturnedLine(ask, isWithoutAnswer);
  noteNew(url);
  // A session that has ended since leaves nothing in the cache.
  if (currentSession()?.token === token) void cacheAnswer(cache, url, answer);
  return answer;
}

function outcome<A>(asked: Promise<A>): Promise<{ answer: A } | { error: ApiError }> {
  return asked.then(
    (answer) => ({ answer }),
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      return { error };
    },
  );
}

function patience(): Promise<'waiting'> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, 'waiting'));
}

/** Every part of the page that shows the operation reads it again, and finds the answer here. */
async function showLate(operation: Operation, url: string, answer: unknown): Promise<void> {
  late.set(url, answer);
  await mutate(keysOf([operation])).finally(() => late.delete(url));
}

/** None of our API came: the line is down, or something on it, such as the login page of a hotel's network, answered instead. */
function isWithoutAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  return status === 0 || (code === 'unreadable' && status < 500);
}

/**
 * Asks again what fails while the line is coming back, also what began before: nobody else would. Any other failure is one at once.
 * @param isOfLine whether the line is what an error comes from
 */
async function onReturnedLine<A>(ask: () => Promise<A>, isOfLine: (error: unknown) => boolean): Promise<A> {
  for (const pauseMs of pausesMs) {
    const began = Date.now();
    try {
      return await ask();
    } catch (error) {
      if (!isOfLine(error) || backAt + unsteadyMs < began) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return ask();
}
