import type { PagedList } from './usePagedList.ts';

/**
 * What a list shows: why it could not be read, its items, that they load, that none was found so far, that it ends
 * before this page, or that it is empty.
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
