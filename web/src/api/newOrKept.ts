import { mutate } from 'swr';
import type { Operation } from '../../../shared/api.ts';
import { dropAnswer, keepAnswer, keptAnswer } from '../offline/keptAnswers.ts';
import { noteNew, noteOld } from '../offline/shownAges.ts';
import { currentSession } from '../session.ts';
import { ApiError, isNotThere } from './ApiError.ts';
import { keysOf } from './keys.ts';
import { noteReturnedLine, onReturnedLine } from './onReturnedLine.ts';

/** How long a new answer is waited for where an earlier one is kept. */
export const patienceMs = 4000;

/** Answers that came after the patience was over, for the reading that they cause. */
const late = new Map<string, unknown>();

/** Operations to which no answer came, since they were last read again. */
const failed = new Set<Operation>();

/** From now on reads again what had no answer as soon as there is a line, however short ago it was asked for. */
export function readAgainOnline(): void {
  addEventListener('online', () => {
    noteReturnedLine();
    const operations = [...failed];
    failed.clear();
    void mutate(keysOf(operations));
  });
}

interface Reading {
  operation: Operation;
  /** Where it is called, and under which address its answer is kept. */
  url: string;
  /** The cache that keeps it. */
  cache: string;
}

/**
 * A new answer where one comes in time, and else the one that is kept. A new one that comes later takes its place on the
 * page. What the API refuses is not answered from before.
 */
export async function newOrKept<A>(reading: Reading, ask: () => Promise<A>): Promise<A> {
  const { url } = reading;
  if (late.has(url)) {
    noteNew(url);
    return late.get(url) as A;
  }
  const asked = askAndKeep(reading, ask);
  const first = await Promise.race([outcome(asked), patience()]);
  if (first === 'waiting') return keptMeanwhile(reading, asked);
  return 'answer' in first ? first.answer : keptInstead<A>(reading, first.error);
}

async function keptMeanwhile<A>({ url, cache, operation }: Reading, asked: Promise<A>): Promise<A> {
  const kept = await keptAnswer(cache, url);
  if (!kept) return asked;
  noteOld(url, { at: kept.at, reason: 'weak' });
  asked.then((answer) => showLate(operation, url, answer)).catch(() => {});
  return kept.answer as A;
}

async function keptInstead<A>({ url, cache, operation }: Reading, error: ApiError): Promise<A> {
  if (isNotThere(error)) await dropAnswer(cache, url);
  if (!isWithoutAnswer(error)) throw error;
  // Before anything is waited for: the line may come back meanwhile.
  failed.add(operation);
  const kept = await keptAnswer(cache, url);
  if (!kept) throw error;
  noteOld(url, { at: kept.at, reason: error.code === 'too_slow' ? 'weak' : 'none' });
  return kept.answer as A;
}

async function askAndKeep<A>({ url, cache }: Reading, ask: () => Promise<A>): Promise<A> {
  const token = currentSession()?.token;
  const answer = await onReturnedLine(ask, isWithoutAnswer);
  noteNew(url);
  // Nothing is kept of a session that has ended since.
  if (currentSession()?.token === token) void keepAnswer(cache, url, answer);
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
