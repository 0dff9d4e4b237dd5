import { call } from '../../api/call.ts';
import type { AnswerOf, RequestOf } from '../../api/types.ts';

/** The operations that answer a list page by page. */
export type ListOperation =
  | 'browseRooms'
  | 'getRoomSearch'
  | 'listVendorProperties'
  | 'listVendorPendingRequests'
  | 'listVendorBookings'
  | 'listRefusedGuests'
  | 'listVendorNights'
  | 'listUserPendingRequests'
  | 'listUserBookings'
  | 'listUserThreads'
  | 'listVendorThreads'
  | 'listReviews';

/** The part of a request that differs from page to page. */
export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

export type ItemOf<O extends ListOperation> = AnswerOf<O>['data'][number];

/** Where a paged list is read from. */
export interface ListSource<O extends ListOperation> {
  operation: O;
  /** Request of one page. */
  request: (page: PageQuery) => RequestOf<O>;
  /** The most items that the API answers at once. */
  most: number;
}

/** How far each request goes on the way to a page, in whole pages: `[48, 48, 8]` items to page 14 of 8, 50 at most. */
export function strides(page: number, pageSize: number, most: number): number[] {
  const longest = Math.max(1, Math.floor(most / pageSize)) * pageSize;
  const items = (page - 1) * pageSize;
  const full = Array.from({ length: Math.floor(items / longest) }, () => longest);
  return items % longest === 0 ? full : [...full, items % longest];
}

/** Finds the cursor of a page by reading the list up to it; null where the list ends before. */
export async function findCursor(
  source: ListSource<ListOperation>,
  page: number,
  pageSize: number,
): Promise<string | null> {
  let cursor: string | undefined;
  for (const limit of strides(page, pageSize, source.most)) {
    const answer = await call<ListOperation>(source.operation, source.request({ limit, cursor }));
    if (answer.nextCursor === undefined) return null;
    cursor = answer.nextCursor;
  }
  return cursor ?? null;
}
