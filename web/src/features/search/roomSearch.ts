import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import { homeSearch, priceSorts } from '../../../../shared/rules/catalogue.ts';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import type { StayDays } from '../rooms/format.ts';

/** The search that the home page proposes. */
export const proposedSearch: RoomSearch = { ...homeSearch.defaults, sort: priceSorts[0] };

/** The stay for which rooms are looked for; undefined without two days of which the second is after the first. */
export function stayOf({ checkIn, checkOut }: RoomSearch): StayDays | undefined {
  if (checkIn === undefined || checkOut === undefined) return undefined;
  const nights = nightsBetween(checkIn, checkOut);
  return nights > 0 ? { checkIn, checkOut, nights } : undefined;
}
