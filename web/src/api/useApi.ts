import useSWR from 'swr';
import type { Operation } from '../../../shared/api.ts';
import type { ApiError } from './ApiError.ts';
import { call } from './call.ts';
import { tellFailure } from './tellFailure.ts';
import type { AnswerOf, RequestOf } from './types.ts';
import { useAnswerAge } from './useAnswerAge.ts';

interface Options {
  /** Keeps showing the last answer while the next one loads: for lists that are paged or filtered. */
  keepPreviousData?: boolean;
  /** Says nothing of a failure, or of those that it holds for: for what a page does without, and what it shows in its own way. */
  silent?: boolean | ((error: ApiError) => boolean);
  /** Seconds between two readings while somebody looks at the page; without it there is one. */
  every?: number;
}

/** Reads an operation under the key `[operation, request]`; a null request asks nothing. */
export function useApi<O extends Operation>(operation: O, request: RequestOf<O> | null, options: Options = {}) {
  const { silent = false, every = 0, ...rest } = options;
  const isSilent = (error: ApiError) => (typeof silent === 'function' ? silent(error) : silent);
  useAnswerAge(request && [operation, request]);
  return useSWR<AnswerOf<O>, ApiError, [O, RequestOf<O>] | null>(
    request && [operation, request],
    ([name, sent]) => call(name, sent),
    {
      ...rest,
      refreshInterval: every * 1000,
      ...(silent && { onError: (error: ApiError, key: string) => isSilent(error) || tellFailure(error, key) }),
    },
  );
}
