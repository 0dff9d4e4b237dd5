import useSWR from 'swr';
import type { Operation } from '../../../shared/api.ts';
import type { ApiError } from './ApiError.ts';
import { call } from './call.ts';
import type { AnswerOf, RequestOf } from './types.ts';

interface Options {
  /** Keeps showing the last answer while the next one loads: for lists that are paged or filtered. */
  keepPreviousData?: boolean;
  /** Says nothing of a failure: for what a page does without. */
  silent?: boolean;
  /** Reads again every quarter of a minute while the page can be seen, and when somebody comes back to it. */
  live?: boolean;
}

const liveReads = { refreshInterval: 15_000, revalidateOnFocus: true, dedupingInterval: 2_000 } as const;

/** Reads an operation under the key `[operation, request]`; a null request asks nothing. */
export function useApi<O extends Operation>(operation: O, request: RequestOf<O> | null, options: Options = {}) {
  const { silent, live, ...rest } = options;
  return useSWR<AnswerOf<O>, ApiError, [O, RequestOf<O>] | null>(
    request && [operation, request],
    ([name, sent]) => call(name, sent),
    { ...rest, ...(live && liveReads), ...(silent && { onError: () => {} }) },
  );
}
