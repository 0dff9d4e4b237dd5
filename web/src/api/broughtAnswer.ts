import { SWRConfig, unstable_serialize } from 'swr';
import type { Operation } from '../../../shared/api.ts';
import type { BroughtAnswer } from '../../../shared/pageTemplates.ts';
import { cacheAnswer } from '../offline/cachedAnswers.ts';
import { addressOf, type Parts } from './address.ts';
import { cacheOf } from './cachedOperations.ts';

/**
 * Takes the answer that a page of a function brings along, as if the site had asked for it. It is kept like one that was asked for,
 * since the line may be gone before it is read again.
 */
export function takeBroughtAnswer(): void {
  const text = document.getElementById('answer')?.textContent;
  if (!text) return;
  const brought: BroughtAnswer = JSON.parse(text);
  holdAnswer(brought);
  const operation = brought.operation as Operation;
  const cache = cacheOf(operation);
  if (cache !== undefined) void cacheAnswer(cache, addressOf(operation, brought.request as Parts).href, brought.answer);
}

/** Gives an answer to whoever reads it next, as one that is no longer loading: a page with it is not dimmed. @returns what forgets it */
export function holdAnswer({ operation, request, answer: data }: BroughtAnswer): () => void {
  const { cache } = SWRConfig.defaultValue;
  const key = unstable_serialize([operation, request]);
  // A value that SWR itself writes is missing in the first render of a page that is taken over.
  cache.set(key, { data, isLoading: false, isValidating: false });
  return () => cache.delete(key);
}
