import type { RoomSearch } from '../../../../../shared/addresses/searchAddress.ts';
import { searchQuery } from '../../../../../shared/addresses/searchQuery.ts';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { priceSorts } from '../../../../../shared/rules/catalogue.ts';
import { useApi } from '../../../api/useApi.ts';

/** Hotels of a search, and of those beside it: undefined until they are counted, null where they could not be. */
export function useCounts(search: RoomSearch, ready: boolean): SearchCounts | null | undefined {
  // The cards come first, for that is what a weak signal has to bring.
  const { data, error } = useApi(
    'getRoomCounts',
    ready ? { query: searchQuery({ ...search, sort: priceSorts[0] }) } : null,
    { silent: true },
  );
  return error ? null : data?.data;
}
