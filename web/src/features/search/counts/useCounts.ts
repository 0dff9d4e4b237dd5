import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { useApi } from '../../../api/useApi.ts';
import type { RoomSearch } from '../roomSearch.ts';

/** Hotels of a search, and of those beside it: undefined until they are counted, null where they could not be. */
export function useCounts({ sort: _, ...wishes }: RoomSearch, ready: boolean): SearchCounts | null | undefined {
  // The cards come first, for that is what a weak signal has to bring.
  const { data, error } = useApi('countRooms', ready ? { body: wishes } : null, { silent: true });
  return error ? null : data?.data;
}
