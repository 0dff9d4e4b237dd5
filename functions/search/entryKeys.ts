import { placesBefore, placesOf } from '../../shared/rules/places.ts';
import type { Key } from '../runtime/table.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import { offerName, shownOffers } from './offers.ts';

/**
 * What decides under which keys a property stands, as its entries were written: enough to find them again when the code
 * has other places or other keys by then. `shape` says which keys those are.
 */
export type IndexedFacts = RoomFacts | OfferFacts;

/** Entries of single rooms, which were written before there were offers. */
interface RoomFacts {
  shape?: 1;
  places: string[];
  classType: string;
  listedAt: string;
  rooms: { roomNumber: number; capacity: number; price: number }[];
}

interface OfferFacts {
  /** Since 3 there is the list of featured offers. */
  shape: 2 | 3;
  places: string[];
  classType: string;
  listedAt: string;
  offers: { capacity: number; beds: number; price: number }[];
  /** Whether they are among the featured. */
  featured?: true;
}

/** The shape in which entries are written now. */
export const currentShape = 3;

/** The facts of a property as it is now; rooms that are not available have none, and none has one that is hidden. */
export function indexedFacts(property: IndexedProperty): OfferFacts {
  return {
    shape: currentShape,
    places: placesOf([property.address.city, property.location]),
    classType: property.hotel.classType,
    listedAt: property.listedAt,
    offers: shownOffers(property).map(({ capacity, beds, price }) => ({ capacity, beds, price })),
    ...(!property.newHost && { featured: true as const }),
  };
}

/** The facts of a record that was written before records remembered theirs. */
export function factsBeforeShapes({ address, location, hotel, listedAt, rooms }: IndexedProperty): RoomFacts {
  const available = rooms.filter((room) => room.available);
  return {
    places: placesBefore([address.city, location]),
    classType: hotel.classType,
    listedAt,
    rooms: available.map(({ roomNumber, capacity, price }) => ({ roomNumber, capacity, price })),
  };
}

/** Stands for all places, classes or capacities; no place can have this key, for it has no letters. */
export const any = '*';

/** Partition of the offers of a place, class and capacity by price. */
export function searchPartition(place: string, classType: string, capacity: number | typeof any): string {
  return `search#${place}#${classType}#${capacity}`;
}

/** Partition of the offers of a place and class by the day they were listed. */
export function newestPartition(place: string, classType: string): string {
  return `newest#${place}#${classType}`;
}

/** Partition of the offers of owners who have confirmed their e-mail, by the day they were listed: what the home page shows. */
export const featuredPartition = 'featured';

/** Start of the sort keys of a price: whole PKR, padded so that they sort as numbers do. */
export function priceKey(price: number): string {
  return String(price).padStart(8, '0');
}

/** Every key under which a property with these facts is found: of each offer six a place, six for all, and one if featured. */
export function entryKeys(propertyId: string, facts: IndexedFacts): Key[] {
  if ('offers' in facts) return facts.offers.flatMap((offer) => offerKeys(propertyId, facts, offer));
  return facts.rooms.flatMap((room) => keysOf(facts, room, `${propertyId}#${room.roomNumber}`));
}

/** The keys of one offer. */
export function offerKeys(propertyId: string, facts: OfferFacts, offer: OfferFacts['offers'][number]): Key[] {
  const tail = `${propertyId}#${offerName(offer)}`;
  const featured = facts.featured ? [{ pk: featuredPartition, sk: `${facts.listedAt}#${tail}` }] : [];
  return [...keysOf(facts, offer, tail), ...featured];
}

function keysOf(facts: IndexedFacts, { capacity, price }: { capacity: number; price: number }, tail: string): Key[] {
  const byPrice = `${priceKey(price)}#${tail}`;
  return [...facts.places, any].flatMap((place) =>
    [facts.classType, any].flatMap((classType) => [
      { pk: searchPartition(place, classType, capacity), sk: byPrice },
      { pk: searchPartition(place, classType, any), sk: byPrice },
      { pk: newestPartition(place, classType), sk: `${facts.listedAt}#${tail}` },
    ]),
  );
}
