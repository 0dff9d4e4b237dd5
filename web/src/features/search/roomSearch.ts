import type { WishesOfStay } from '../../../../shared/addresses/roomsInAddress.ts';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import { homeSearch, priceSorts, widest } from '../../../../shared/rules/catalogue.ts';
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

/** The people who are looked for; undefined where any number of them is. */
export function peopleOf({ minCapacityMembers }: RoomSearch): number | undefined {
  return minCapacityMembers > widest.minCapacityMembers ? minCapacityMembers : undefined;
}

/** The search in which a room was found, as far as its page knows: in a place, for its days, people, rooms and facts. */
export function searchOfWishes(
  location: string,
  { checkIn, checkOut, counts = {}, guests, facts }: WishesOfStay,
): RoomSearch {
  const rooms = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    location,
    ...widest,
    ...(guests !== undefined && { minCapacityMembers: guests }),
    ...(rooms > 1 && { rooms }),
    ...(facts && { facts: [...facts] }),
    ...(checkIn && checkOut && { checkIn, checkOut }),
    sort: priceSorts[0],
  };
}
