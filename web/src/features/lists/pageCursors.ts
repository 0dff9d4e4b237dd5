/** Where the pages that were seen begin, by page number. */
export type PageCursors = Readonly<Record<number, string>>;

/**
 * The cursors travel in the history entry, not in the address: they survive a reload, so that "previous" needs no
 * second look, while the address stays `?page=3` and can be shared. Whoever comes without them is walked there.
 */
export function readPageCursors(historyState: unknown): PageCursors {
  const cursors = isRecord(historyState) && isRecord(historyState.cursors) ? historyState.cursors : {};
  return Object.fromEntries(Object.entries(cursors).flatMap(([page, cursor]) => keep(page, cursor)));
}

function keep(page: string, cursor: unknown): [string, string][] {
  return typeof cursor === 'string' ? [[page, cursor]] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
