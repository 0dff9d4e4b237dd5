import { widest } from '../../../../shared/rules/catalogue.ts';
import { type Destination, destinations } from '../../../../shared/rules/places.ts';
import { meantPlace } from '../../../../shared/rules/soughtPlace.ts';
import type { RoomSearch } from './roomSearch.ts';

export type Widening = 'dates' | 'price' | 'class' | 'guests' | 'all';

/** Searches that find more rooms than one that found none, by the filter that each leaves out. */
export function widenings(search: RoomSearch): { by: Widening; search: RoomSearch }[] {
  const price = { minPrice: widest.minPrice, maxPrice: widest.maxPrice };
  const guests = { minCapacityMembers: widest.minCapacityMembers, maxCapacityMembers: widest.maxCapacityMembers };
  const ways: { by: Widening; search: RoomSearch }[] = [];
  if (search.checkIn || search.checkOut) ways.push({ by: 'dates', search: withoutDates(search) });
  if (differs(search, price)) ways.push({ by: 'price', search: { ...search, ...price } });
  if (search.classType) ways.push({ by: 'class', search: { ...search, classType: undefined } });
  if (differs(search, guests)) ways.push({ by: 'guests', search: { ...search, ...guests } });
  if (ways.filter(({ by }) => by !== 'dates').length > 1)
    ways.push({ by: 'all', search: { ...search, ...price, ...guests, classType: undefined } });
  return ways;
}

/** The same search for rooms whether or not they are free. */
function withoutDates({ checkIn: _, checkOut: __, ...search }: RoomSearch): RoomSearch {
  return search;
}

/** The same search in the other destinations. */
export function elsewhere(search: RoomSearch): { place: Destination; search: RoomSearch }[] {
  const here = meantPlace(search.location);
  const others = (Object.keys(destinations) as Destination[]).filter((place) => place !== here);
  return others.map((place) => ({ place, search: { ...search, location: destinations[place] } }));
}

function differs(search: RoomSearch, part: Partial<RoomSearch>): boolean {
  return (Object.keys(part) as (keyof RoomSearch)[]).some((key) => search[key] !== part[key]);
}
