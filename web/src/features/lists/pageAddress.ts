import { fromHistory } from '../../historyState.ts';

/** Pages that an address may name. A list is read up to its page, so a made-up number must not cost any number of requests. */
const lastPage = 200;

/** The page that an address names by `?page=`, from 1; anything else is the first. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
}

/** A query of an address with another page; the first page is not named. */
export function withPage(params: URLSearchParams, page: number): string {
  const turned = new URLSearchParams(params);
  turned.delete('page');
  if (page > 1) turned.set('page', String(page));
  return turned.toString();
}

/** The cursor of each page that was seen, by page number. */
export type PageCursors = Readonly<Record<number, string>>;

/**
 * Cursors are in the history entry, not in the address: they survive a reload, and the address stays `?page=3` and
 * can be shared. For somebody who opens such an address without them, the list finds the cursor of the page again.
 */
export function readPageCursors(historyState: unknown): PageCursors {
  const cursors = fromHistory(historyState, 'cursors');
  const known = typeof cursors === 'object' && cursors !== null ? Object.entries(cursors) : [];
  return Object.fromEntries(known.filter(([, cursor]) => typeof cursor === 'string')) as PageCursors;
}

/** The cursor of one page, where it is known. The first page has none. */
export function pageCursor(page: number, cursor: string | null | undefined): PageCursors {
  return page > 1 && cursor ? { [page]: cursor } : {};
}
