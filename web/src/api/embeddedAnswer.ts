import { mutate } from 'swr';
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
  void mutate([operation, request], answer, { revalidate: false });
  const cache = cacheOf(operation);
  if (cache !== undefined) void keepAnswer(cache, addressOf(operation, request).href, answer);
}
