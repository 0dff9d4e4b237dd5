import { call } from '../../api/call.ts';
import type { AnswerOf, RequestOf } from '../../api/types.ts';

/** The operations that list rooms page by page. */
export type Listing = 'browseRooms' | 'searchRooms';
type Page = { limit: number; cursor?: string | undefined };

/** Where a paged list gets its rooms from: an operation and what it is asked, without the page. */
export type RoomSource =
  | { operation: 'browseRooms'; query: Omit<RequestOf<'browseRooms'>['query'], keyof Page> }
  | { operation: 'searchRooms'; body: Omit<RequestOf<'searchRooms'>['body'], keyof Page> };

/** Pages that an address may name; a list is walked to its page, so a made-up number must not walk for ever. */
const lastPage = 200;

/** The most rooms that the API gives at once. */
const mostRooms = 50;

/** The request for one page of a source. */
export function pageRequest(source: RoomSource, page: Page): RequestOf<Listing> {
  return source.operation === 'searchRooms'
    ? { body: { ...source.body, ...page } }
    : { query: { ...source.query, ...page } };
}

/** The page that an address names, from 1; anything else is the first. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
}

/** How far each request goes on the way to a page, in whole pages' rooms: `[48, 48, 8]` for page 14 of 8 rooms. */
export function strides(page: number, pageSize: number): number[] {
  const most = Math.floor(mostRooms / pageSize) * pageSize;
  const rooms = (page - 1) * pageSize;
  const full = Array.from({ length: Math.floor(rooms / most) }, () => most);
  return rooms % most === 0 ? full : [...full, rooms % most];
}

/** Finds where a page begins by walking there from the first: null where the list ends before. */
export async function walkTo(source: RoomSource, page: number, pageSize: number): Promise<string | null> {
  let cursor: string | undefined;
  for (const limit of strides(page, pageSize)) {
    const answer: AnswerOf<Listing> = await call<Listing>(source.operation, pageRequest(source, { limit, cursor }));
    if (answer.nextCursor === undefined) return null;
    cursor = answer.nextCursor;
  }
  return cursor ?? null;
}
