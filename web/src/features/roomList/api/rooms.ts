import { type SearchWishes, searchQuery } from '../../../../../shared/addresses/searchQuery.ts';
import { featured, pageSize } from '../../../../../shared/rules/catalogue.ts';
import type { RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import type { PageQuery } from '../../lists/listSource.ts';
import { usePagedList } from '../../lists/usePagedList.ts';

type BrowseQuery = Omit<RequestOf<'browseRooms'>['query'], keyof PageQuery>;

/** The most rooms that the API answers at once. */
const { most } = pageSize;

/** The page in the address of all rooms, or of those of a class or a city. */
export function useBrowsedRooms(query: BrowseQuery, size: number) {
  return usePagedList({ operation: 'browseRooms', request: (page) => ({ query: { ...query, ...page } }), most }, size);
}

/**
 * The page in the address of the rooms that a search finds. With dates a page may be short, so that no larger one ends
 * where a page does.
 */
export function useFoundRooms(wishes: SearchWishes, size: number) {
  const longest = wishes.checkIn === undefined ? most : size;
  const request = (page: PageQuery) => ({ query: { ...searchQuery(wishes), ...page } });
  return usePagedList({ operation: 'getRoomSearch', request, most: longest }, size);
}

/** The latest listed rooms of a city whose owners have confirmed their email, so many at most. */
export function useLatestRooms(city: string, limit: number) {
  return useApi('browseRooms', { query: { city, limit, sort: 'newest', hosts: 'confirmed' } });
}

export function useFeaturedRooms() {
  return useApi('listFeaturedRooms', { query: featured }, { silent: true });
}
