import type { Room } from '../../functions/properties/property.ts';
import type { CountedWishes } from '../../functions/search/countedSearch.ts';
import { widest } from '../../shared/rules/catalogue.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { factsOf } from '../../shared/rules/facts.ts';
import type { SmallCatalogue, TakenHotel } from './smallCatalogues.ts';

/** Every choice of so many rooms. */
function choices(rooms: readonly Room[], count: number): Room[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, at) => choices(rooms.slice(at + 1), count - 1).map((others) => [room, ...others]));
}

const sum = (rooms: readonly Room[], of: 'price' | 'capacity') => rooms.reduce((all, room) => all + room[of], 0);

function nightsOfStay({ checkIn, checkOut }: CountedWishes): string[] {
  const nights: string[] = [];
  if (checkIn === undefined || checkOut === undefined) return nights;
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) nights.push(night);
  return nights;
}

/** The prices at which a hotel fits, by trying all choices of its rooms: of a night, or of the stay; none where it does not. */
export function scannedPrices({ property, taken }: TakenHotel, wishes: CountedWishes): number[] {
  const { hotel, rooms } = property;
  const nights = nightsOfStay(wishes);
  const offered = rooms.filter((room) => {
    const facts = factsOf(hotel.amenities, room.amenities);
    const isFree = nights.every((night) => !taken.get(room.id)?.has(night));
    const fits = room.price >= wishes.minPrice && room.price <= wishes.maxPrice;
    return isFree && fits && (wishes.facts ?? []).every((fact) => facts.includes(fact));
  });
  const ofClass = wishes.classType === undefined || wishes.classType === hotel.classType;
  const { minCapacityMembers: least, maxCapacityMembers: most, rooms: count } = wishes;
  const fitting = choices(ofClass ? offered : [], count).filter((chosen) => {
    const guests = sum(chosen, 'capacity');
    return guests >= least && (most === widest.maxCapacityMembers || guests <= most);
  });
  const prices = fitting.map((chosen) => sum(chosen, 'price') * Math.max(1, nights.length));
  return count > 1 && prices.length > 0 ? [Math.min(...prices)] : prices;
}

/** The hotels of a catalogue that fit, with their prices. */
export function scanned({ hotels }: SmallCatalogue, wishes: CountedWishes): Map<string, number[]> {
  const all = hotels.map((each) => [each.property.id, scannedPrices(each, wishes)] as const);
  return new Map(all.filter(([, prices]) => prices.length > 0));
}

/** The count of hotels that are not among others, read to the end; undefined where there is none. */
export function scannedCount(found: ReadonlyMap<string, number[]>, without: ReadonlyMap<string, unknown> = new Map()) {
  const counted = [...found].filter(([id]) => !without.has(id));
  const prices = counted.flatMap(([, each]) => each);
  if (counted.length === 0) return undefined;
  return { hotels: counted.length, more: false, cheapest: Math.min(...prices), dearest: Math.max(...prices) };
}
