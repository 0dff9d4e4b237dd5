/** The cursor of each page that was seen, by page number. */
export type PageCursors = Readonly<Record<number, string>>;

/**
 * Cursors are kept in the history entry, not in the address: they survive a reload, and the address stays `?page=3` and
 * can be shared. For somebody who opens such an address without them, the list finds the cursor of the page again.
 */
export function readPageCursors(historyState: unknown): PageCursors {
  const cursors = isRecord(historyState) && isRecord(historyState.cursors) ? historyState.cursors : {};
  return Object.fromEntries(Object.entries(cursors).filter(([, cursor]) => typeof cursor === 'string')) as PageCursors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The cursor of one page, where it is known. The first page has none. */
export function pageCursor(page: number, cursor: string | null | undefined): PageCursors {
  return page > 1 && cursor ? { [page]: cursor } : {};
}
