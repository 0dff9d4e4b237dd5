import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { ApiError } from '../../api/ApiError.ts';
import type { AnswerOf } from '../../api/types.ts';
import { useApi } from '../../api/useApi.ts';
import { findCursor, type ItemOf, type ListOperation, type ListSource } from './listSource.ts';
import { type PageCursors, pageCursor, readPage, readPageCursors, withPage } from './pageAddress.ts';

/** One page of a list, and how to turn it. */
export interface PagedList<T> {
  /** The page that `items` are of, from 1. */
  page: number;
  /** They are undefined until the first answer; those of the page before while the next one loads. */
  items: readonly T[] | undefined;
  /** `items` are not yet those that the address asks for. */
  stale: boolean;
  error: ApiError | undefined;
  hasNext: boolean;
  /** The page has fewer items than its size though the list goes on: the search for them was broken off. */
  short: boolean;
  turnTo: (page: number) => void;
  retry: () => void;
}

/** The page of a list that the address names by `?page=`. */
export function usePagedList<O extends ListOperation>(
  source: ListSource<O>,
  pageSize: number,
): PagedList<ItemOf<O>> & { answer: AnswerOf<O> | undefined } {
  const [params] = useSearchParams();
  const page = readPage(params);
  const cursors = readPageCursors(useLocation().state);
  const start = useCursor(source, { page, pageSize }, cursors);
  const request = start.cursor === null ? null : source.request({ limit: pageSize, cursor: start.cursor });
  const answer = useApi<ListOperation>(source.operation, request, { keepPreviousData: true });
  const stale = start.isLoading || answer.isLoading;
  const next = start.beyondEnd ? undefined : answer.data?.nextCursor;
  const items = start.beyondEnd ? [] : (answer.data?.data as readonly ItemOf<O>[] | undefined);
  const settled = useSettled({ page, hasNext: next !== undefined }, !stale);
  return {
    ...settled,
    items,
    answer: answer.data as AnswerOf<O> | undefined,
    short: settled.hasNext && items !== undefined && items.length < pageSize,
    stale,
    error: start.error ?? answer.error,
    turnTo: useTurn({ ...cursors, ...pageCursor(page, start.cursor), ...pageCursor(page + 1, next) }),
    retry: () => void (start.error ? start.mutate() : answer.mutate()),
  };
}

/** The cursor of a page: undefined for the first page, null while it is not known. */
function useCursor(source: ListSource<ListOperation>, at: { page: number; pageSize: number }, cursors: PageCursors) {
  const known = at.page === 1 || cursors[at.page] !== undefined;
  // The operation comes first, so that what makes the list stale makes its cursors stale too.
  const key = [source.operation, source.request({ limit: at.pageSize }), at.page];
  const found = useSWR<string | null, ApiError>(known ? null : key, () => findCursor(source, at.page, at.pageSize));
  return {
    cursor: known ? cursors[at.page] : (found.data ?? null),
    beyondEnd: found.data === null,
    isLoading: found.isLoading,
    error: found.error,
    mutate: found.mutate,
  };
}

/** The page number and its end as of the last answer: while page 3 loads, the displayed items are still those of page 2. */
function useSettled(now: { page: number; hasNext: boolean }, settled: boolean) {
  const [last, setLast] = useState(now);
  const changed = last.page !== now.page || last.hasNext !== now.hasNext;
  if (settled && changed) setLast(now);
  return settled ? now : last;
}

/** Only called once the page has settled: until then nothing can be pressed. */
function useTurn(cursors: PageCursors): (page: number) => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (page) => navigate(`?${withPage(params, page)}`, { state: { cursors } });
}
