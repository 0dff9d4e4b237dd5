import type { PagedList } from './usePagedList.ts';

/**
 * The part of a list that a page shows: its error, its items, a skeleton while they load, that no item was found so far,
 * that the list ends before this page, or that it is empty.
 */
export type ListPart = 'error' | 'items' | 'loading' | 'noneYet' | 'beyondEnd' | 'empty';

export function listPart({
  error,
  items,
  stale,
  page,
  hasNext,
}: Omit<PagedList<unknown>, 'short' | 'turnTo' | 'retry'>): ListPart {
  if (error) return 'error';
  if (items && items.length > 0) return 'items';
  if (stale || !items) return 'loading';
  if (hasNext) return 'noneYet';
  return page > 1 ? 'beyondEnd' : 'empty';
}
