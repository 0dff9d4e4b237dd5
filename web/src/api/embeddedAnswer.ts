import { mutate, SWRConfig, unstable_serialize } from 'swr';
import type { Operation } from '../../../shared/api.ts';
import { keepAnswer } from '../offline/keptAnswers.ts';
import { addressOf, type Parts } from './address.ts';
import { cacheOf } from './keptOperations.ts';

interface Embedded {
  operation: Operation;
  request: Parts;
  answer: unknown;
}

/**
 * Takes what a page that a function filled brings along, an operation's answer, as if the site had asked for it: what shows it
 * is there at once. It is kept like one that was asked for, since the line may be gone before it is read again.
 */
export function takeEmbeddedAnswer(): void {
  const text = document.getElementById('answer')?.textContent;
  if (!text) return;
  const { operation, request, answer }: Embedded = JSON.parse(text);
  const key = [operation, request];
  void mutate(key, answer, { revalidate: false });
  settle(unstable_serialize(key));
  const cache = cacheOf(operation);
  if (cache !== undefined) void keepAnswer(cache, addressOf(operation, request).href, answer);
}

/** SWR takes what it has not asked for itself as still loading, and lists would stand there as those of the page before. */
function settle(key: string): void {
  const { cache } = SWRConfig.defaultValue;
  cache.set(key, { ...cache.get(key), isLoading: false });
}
