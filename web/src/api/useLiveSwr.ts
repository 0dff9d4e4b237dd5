import { useRef } from 'react';
import useSWR, { type Key } from 'swr';
import type { Operation } from '../../../shared/api.ts';
import type { ApiError } from './ApiError.ts';
import { call } from './call.ts';
import { tellFailure } from './tellFailure.ts';
import type { AnswerOf, RequestOf } from './types.ts';
import { useAnswerAge } from './useAnswerAge.ts';

/** Readings that are closer to each other than this are one, unless they are meant to be closer. */
const usuallyOne = 10;

/**
 * Reads an answer again every so often while somebody looks at the page, and when they come back to it. The last answer
 * stays on the page meanwhile; a failure shows only where there is none, for the next reading comes by itself.
 */
export function useLiveSwr<T>(key: Key, read: () => Promise<T>, seconds = 15) {
  const shown = useRef(false);
  useAnswerAge(key);
  const answer = useSWR<T, ApiError>(key, read, {
    refreshInterval: seconds * 1000,
    dedupingInterval: Math.min(usuallyOne, seconds / 2) * 1000,
    revalidateOnFocus: true,
    keepPreviousData: true,
    onError: (error, key) => {
      if (!shown.current) tellFailure(error, key);
    },
  });
  shown.current = answer.data !== undefined;
  return answer;
}

/** Reads an operation again every so often, under the key `[operation, request]`. */
export function useLiveApi<O extends Operation>(operation: O, request: RequestOf<O>, seconds?: number) {
  return useLiveSwr<AnswerOf<O>>([operation, request], () => call(operation, request), seconds);
}
