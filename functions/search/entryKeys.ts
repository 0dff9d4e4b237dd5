import { namePhrases, openingOf } from '../../shared/rules/hotelNames.ts';
import { placesBefore, placesOf } from '../../shared/rules/places.ts';
import type { Key } from '../runtime/table.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import { offerName, shownOffers } from './offers.ts';

/**
 * What decides under which keys a property stands, as its entries were written: enough to find them again when the code
 * has other places or other keys by then. `shape` says which keys those are.
 */
export type IndexedFacts = RoomFacts | OfferFacts | NamedFacts;

/** Entries of single rooms, which were written before there were offers. */
interface RoomFacts {
  shape?: 1;
  places: string[];
  classType: string;
  listedAt: string;
  rooms: { roomNumber: number; capacity: number; price: number }[];
}

/** Entries of offers, which were written before hotels were found by their names. */
interface OfferFacts {
  shape: 2;
  places: string[];
  classType: string;
  listedAt: string;
  offers: { capacity: number; beds: number; price: number }[];
}

/** Places are those of the city and of the Location, `cities` those of the city alone, and `names` the parts of the name. */
interface NamedFacts extends Omit<OfferFacts, 'shape'> {
  shape: 3;
  cities: string[];
  names: string[];
  /** Whether they are among the featured. */
  featured?: true;
}

/** The shape in which entries are written now. */
export const currentShape = 3;

/** The facts of a property as it is now; rooms that are not available have none, and none has one that is hidden. */
export function indexedFacts(property: IndexedProperty): NamedFacts {
  return {
    shape: currentShape,
    places: placesOf([property.address.city, property.location]),
    cities: placesOf([property.address.city]),
    names: namePhrases(property.hotel.name),
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

/** The place of such a partition; nothing for those of other lists. */
export function placeOfPartition({ pk }: Key): string {
  const [list, place = ''] = pk.split('#');
  return list === 'search' ? place : '';
}

/** Partition of the offers of a place and class by the day they were listed. */
export function newestPartition(place: string, classType: string): string {
  return `newest#${place}#${classType}`;
}

/** Partition of the offers of hotels whose names, or what follows in them, begin with the same letters. */
export function namePartition(phrase: string): string {
  return `name#${openingOf(phrase) ?? phrase}`;
}
/** Partition of the offers of owners who have confirmed their e-mail, by the day they were listed: what the home page shows. */
export const featuredPartition = 'featured';

/** Start of the sort keys of a price: whole PKR, padded so that they sort as numbers do. */
export function priceKey(price: number): string {
  return String(price).padStart(8, '0');
}

/** Every key under which a property with these facts is found. */
export function entryKeys(propertyId: string, facts: IndexedFacts): Key[] {
  if (facts.shape === 3) return facts.offers.flatMap((offer) => offerKeys(propertyId, facts, offer));
  if (facts.shape === 2) {
    return facts.offers.flatMap((offer) => keysOf(facts, offer, `${propertyId}#${offerName(offer)}`));
  }
  return facts.rooms.flatMap((room) => keysOf(facts, room, `${propertyId}#${room.roomNumber}`));
}

/** The keys of one offer: four for each place and two for each of the city's, the same for all, one for each name, and one if featured. */
export function offerKeys(propertyId: string, facts: NamedFacts, offer: NamedFacts['offers'][number]): Key[] {
  const tail = `${propertyId}#${offerName(offer)}`;
  const byName = facts.names.map((name) => ({
    pk: namePartition(name),
    sk: `${name}#${priceKey(offer.price)}#${tail}`,
  }));
  const featured = facts.featured ? [{ pk: featuredPartition, sk: `${facts.listedAt}#${tail}` }] : [];
  return [...keysOf(facts, offer, tail, facts.cities), ...byName, ...featured];
}

/** Lists of a place by day are those of its city's page: a Location does not put a hotel there. */
function keysOf(
  facts: Pick<OfferFacts, 'places' | 'classType' | 'listedAt'>,
  { capacity, price }: { capacity: number; price: number },
  tail: string,
  cities = facts.places,
): Key[] {
  const byPrice = `${priceKey(price)}#${tail}`;
  const classes = [facts.classType, any];
  const under = (places: string[], keys: (place: string, classType: string) => Key[]) =>
    [...places, any].flatMap((place) => classes.flatMap((classType) => keys(place, classType)));
  return [
    ...under(facts.places, (place, classType) =>
      ([capacity, any] as const).map((guests) => ({ pk: searchPartition(place, classType, guests), sk: byPrice })),
    ),
    ...under(cities, (place, classType) => [
      { pk: newestPartition(place, classType), sk: `${facts.listedAt}#${tail}` },
    ]),
  ];
}
