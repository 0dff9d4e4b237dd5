import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { useApi } from '../../api/useApi.ts';
import { type PageCursors, readPageCursors } from './pageCursors.ts';
import { type Listing, pageRequest, type RoomSource, readPage, walkTo } from './pages.ts';

/** One page of a list, and how to turn it. */
export interface RoomPage {
  /** The page that `rooms` are of. */
  page: number;
  pageSize: number;
  /** Undefined until the first answer; the page before while the next one loads. */
  rooms: readonly RoomHit[] | undefined;
  /** The rooms shown are not yet those asked for. */
  stale: boolean;
  error: ApiError | undefined;
  hasNext: boolean;
  turnTo: (page: number) => void;
  retry: () => void;
}

/** The page of `source` that the address names by `?page=`. */
export function useRoomPage(source: RoomSource, pageSize: number): RoomPage {
  const [params] = useSearchParams();
  const page = readPage(params);
  const cursors = readPageCursors(useLocation().state);
  const start = useStart({ source, page, pageSize }, cursors);
  const request = start.cursor === null ? null : pageRequest(source, { limit: pageSize, cursor: start.cursor });
  const answer = useApi<Listing>(source.operation, request, { keepPreviousData: true });
  const stale = start.isLoading || answer.isLoading;
  const next = start.beyondEnd ? undefined : answer.data?.nextCursor;
  return {
    ...useSettled({ page, hasNext: next !== undefined }, !stale),
    pageSize,
    rooms: start.beyondEnd ? [] : answer.data?.data,
    stale,
    error: start.error ?? answer.error,
    turnTo: useTurn({ ...cursors, ...pair(page, start.cursor), ...pair(page + 1, next) }),
    retry: () => void (start.error ? start.mutate() : answer.mutate()),
  };
}

/** Where the page begins: undefined at the list's own start, null while that is not known. */
function useStart(at: { source: RoomSource; page: number; pageSize: number }, cursors: PageCursors) {
  const known = at.page === 1 || cursors[at.page] !== undefined;
  const walk = useSWR<string | null, ApiError>(known ? null : ['walkTo', at], () =>
    walkTo(at.source, at.page, at.pageSize),
  );
  return {
    cursor: known ? cursors[at.page] : (walk.data ?? null),
    beyondEnd: walk.data === null,
    isLoading: walk.isLoading,
    error: walk.error,
    mutate: walk.mutate,
  };
}

/** What stands until the next answer: the rooms of page 2 are not called page 3 while that one loads. */
function useSettled(now: Pick<RoomPage, 'page' | 'hasNext'>, settled: boolean) {
  const [last, setLast] = useState(now);
  const changed = last.page !== now.page || last.hasNext !== now.hasNext;
  if (settled && changed) setLast(now);
  return settled ? now : last;
}

/** Only called once the page has settled: until then nothing can be pressed. */
function useTurn(cursors: PageCursors): (page: number) => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (page) => {
    const turned = new URLSearchParams(params);
    turned.delete('page');
    if (page > 1) turned.set('page', String(page));
    navigate({ search: turned.toString() }, { state: { cursors } });
  };
}

function pair(page: number, cursor: string | null | undefined): PageCursors {
  return page > 1 && cursor ? { [page]: cursor } : {};
}
