import type { Property, Room } from '../../functions/properties/property.ts';
import type { CountedWishes } from '../../functions/search/countedSearch.ts';
import { kindIds } from '../../functions/search/kindIds.ts';
import { widest } from '../../shared/rules/catalogue.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { factsOf } from '../../shared/rules/facts.ts';
import { noRates } from '../../shared/rules/rates.ts';
import { nightByHand } from './prices/nightByHand.ts';
import { leastNightsByHand, quoteByHand } from './prices/quoteByHand.ts';
import type { SmallCatalogue, TakenHotel } from './smallCatalogues.ts';

/** Every choice of so many rooms. */
function choices(rooms: readonly ScannedRoom[], count: number): ScannedRoom[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, at) => choices(rooms.slice(at + 1), count - 1).map((others) => [room, ...others]));
}

/** A room with whole PKR of a night on average, and of the stay: without days both are its price. */
export interface ScannedRoom extends Room {
  night: number;
  total: number;
}

const sum = (rooms: readonly ScannedRoom[], of: 'total' | 'capacity') => rooms.reduce((all, room) => all + room[of], 0);

const known = new WeakMap<Property, Map<string, ScannedRoom[]>>();

/** The rooms of a hotel with their prices, worked out by hand; none where a stay is too short for it. */
function pricedRooms(property: Property, { checkIn, checkOut }: CountedWishes): ScannedRoom[] {
  if (checkIn === undefined || checkOut === undefined) return roomsFromToday(property);
  const ofStays = known.get(property) ?? new Map<string, ScannedRoom[]>();
  known.set(property, ofStays);
  const name = `${checkIn} ${checkOut}`;
  const rooms = ofStays.get(name) ?? roomsByHand(property, { checkIn, checkOut });
  ofStays.set(name, rooms);
  return rooms;
}

const fromToday = new WeakMap<Property, ScannedRoom[]>();

/** Rooms with the lowest price of the next 90 nights. */
function roomsFromToday(property: Property): ScannedRoom[] {
  const { rates = noRates, rooms } = property;
  const kinds = kindIds(property);
  const priced =
    fromToday.get(property) ??
    rooms.map((room) => {
      const kind = { kind: kinds[room.id] ?? '', price: room.price };
      const nights = Array.from({ length: 90 }, (_, at) => nightByHand(rates, kind, addDays(today(), at)).price);
      return { ...room, night: Math.min(...nights), total: Math.min(...nights) };
    });
  fromToday.set(property, priced);
  return priced;
}

function roomsByHand(property: Property, days: { checkIn: string; checkOut: string }): ScannedRoom[] {
  const { rates = noRates, rooms } = property;
  const kinds = kindIds(property);
  const stay = { ...days, adults: 1, children: [], extras: [] };
  const nights = nightsOfStay(days);
  if (nights.length < leastNightsByHand(rates, { ...stay, rooms: [] })) return [];
  return rooms.map((room) => {
    const kind = { kind: kinds[room.id] ?? '', price: room.price, count: 1 };
    const [priced] = quoteByHand(rates, { ...stay, rooms: [kind] }).rooms;
    return { ...room, night: priced?.average ?? 0, total: priced?.total ?? 0 };
  });
}

function nightsOfStay({ checkIn, checkOut }: Pick<CountedWishes, 'checkIn' | 'checkOut'>): string[] {
  const nights: string[] = [];
  if (checkIn === undefined || checkOut === undefined) return nights;
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) nights.push(night);
  return nights;
}

/** The choices of rooms by which a hotel fits a search, by trying all; none where it does not. */
export function scannedChoices({ property, taken }: TakenHotel, wishes: CountedWishes): ScannedRoom[][] {
  const { hotel } = property;
  const nights = nightsOfStay(wishes);
  const offered = pricedRooms(property, wishes).filter((room) => {
    const facts = factsOf(hotel.amenities, room.amenities);
    const isFree = nights.every((night) => !taken.get(room.id)?.has(night));
    const fits = room.night >= wishes.minPrice && room.night <= wishes.maxPrice;
    return isFree && fits && (wishes.facts ?? []).every((fact) => facts.includes(fact));
  });
  const ofClass = wishes.classType === undefined || wishes.classType === hotel.classType;
  const { minCapacityMembers: least, maxCapacityMembers: most, rooms: count } = wishes;
  return choices(ofClass ? offered : [], count).filter((chosen) => {
    const guests = sum(chosen, 'capacity');
    return guests >= least && (most === widest.maxCapacityMembers || guests <= most);
  });
}

/** The prices at which a hotel fits: of a night, or of the stay, of several rooms that of the cheapest together; none where it does not. */
export function scannedPrices(hotel: TakenHotel, wishes: CountedWishes): number[] {
  const prices = scannedChoices(hotel, wishes).map((chosen) => sum(chosen, 'total'));
  return wishes.rooms > 1 && prices.length > 0 ? [Math.min(...prices)] : prices;
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
