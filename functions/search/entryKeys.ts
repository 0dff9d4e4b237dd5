import { type PriceSort, priceSorts } from '../../shared/rules/catalogue.ts';
import type { RoomFact } from '../../shared/rules/facts.ts';
import { namePhrases, openingOf } from '../../shared/rules/hotelNames.ts';
import { everywhere, placesBefore, placesOf } from '../../shared/rules/places.ts';
import type { Key } from '../runtime/table.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import { listedOf } from './listedOffers.ts';
import { firstOf, type Offer, offerName, priceKey, shownOffers } from './offers.ts';

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
  offers: OfferKeys[];
}

type OfferKeys = Pick<Offer, 'capacity' | 'beds' | 'price'>;

/**
 * Places are those of the city and of the Location, `cities` those of the city alone, and `names` the parts of the name.
 * Of shape 3, lists by name had no ends.
 */
interface NamedFacts extends Omit<OfferFacts, 'shape' | 'offers'> {
  shape: 3 | 4;
  cities: string[];
  names: string[];
  offers: NamedOffer[];
  /** Whether they are among the featured. */
  featured?: true;
}

interface NamedOffer extends OfferKeys {
  /** What all of its rooms have of what is searched by. */
  facts?: RoomFact[];
}

/**
 * The shape in which entries are written now. Whatever else is written of the same hotel takes the next number, by which a
 * rebuild finds what was written before.
 */
export const currentShape = 4;

/** The facts of a property as it is now; rooms that are not available have none, and none has one that is hidden. */
export function indexedFacts(property: IndexedProperty): NamedFacts {
  return {
    shape: currentShape,
    places: placesOf([property.address.city, property.location]),
    cities: placesOf([property.address.city]),
    names: namePhrases(property.hotel.name),
    classType: property.hotel.classType,
    listedAt: property.listedAt,
    offers: shownOffers(property).map((offer) => {
      const { rooms: _, facts, ...own } = listedOf(offer, property.hotel);
      return { ...own, ...(facts.length > 0 && { facts }) };
    }),
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

/** Stands for all places, classes or capacities. */
export const any = everywhere;

/**
 * Stand for any capacity too, in lists that have a hotel once: by the offer that comes first in the order where no price,
 * or none at the end where the order begins, is left out.
 */
export const ends = { price: 'cheapest', '-price': 'dearest' } as const;

type Guests = number | typeof any | (typeof ends)[PriceSort];

/** Partition of the offers of a place, class and capacity by price. */
export function searchPartition(place: string, classType: string, capacity: Guests): string {
  return `search#${place}#${classType}#${capacity}`;
}

/** The same of those that have a fact: of one class and capacity, or of any of both. */
export function factPartition(place: string, classType: string, capacity: number | typeof any, fact: RoomFact): string {
  return `${searchPartition(place, classType, capacity)}#${fact}`;
}

/** The place of such a partition; nothing for those of other lists. */
export function placeOfPartition({ pk }: Key): string {
  const [list, place = ''] = pk.split('#');
  return list === 'search' ? place : '';
}

/** Partition of the hotels of a place and class by the day they were listed, each by its cheapest offer. */
export function newestPartition(place: string, classType: string): string {
  return `newest#${place}#${classType}`;
}

/** Partition of the offers of hotels whose names, or what follows in them, begin with the same letters; or of their first ones alone. */
export function namePartition(phrase: string, end?: (typeof ends)[PriceSort]): string {
  return `name#${openingOf(phrase) ?? phrase}${end === undefined ? '' : `#${end}`}`;
}

/** Partition of the hotels of owners who have confirmed their e-mail, by the day they were listed: what the home page shows. */
export const featuredPartition = 'featured';

/** Every key under which a property with these facts is found. */
export function entryKeys(propertyId: string, facts: IndexedFacts): Key[] {
  if ('rooms' in facts)
    return facts.rooms.flatMap((room) => keysBefore(facts, room, `${propertyId}#${room.roomNumber}`));
  if (facts.shape === 2) {
    return facts.offers.flatMap((offer) => keysBefore(facts, offer, `${propertyId}#${offerName(offer)}`));
  }
  return facts.offers.flatMap((offer) => offerKeys(propertyId, facts, offer));
}

/**
 * The keys of one offer: for each place, and the same for all, four by price and two by each fact, and one for each name.
 * The cheapest and the dearest offer of a property have two more for each place and one for each name, and the cheapest
 * those by day.
 */
export function offerKeys(propertyId: string, facts: NamedFacts, offer: NamedOffer): Key[] {
  const tail = `${propertyId}#${offerName(offer)}`;
  const byPrice = `${priceKey(offer.price)}#${tail}`;
  const places = [...facts.places, any];
  const byPlace = places.flatMap((place) => placeKeys(place, facts, offer)).map((pk) => ({ pk, sk: byPrice }));
  const byName = nameKeys(facts, offer, byPrice);
  return [...byPlace, ...byName, ...(isFirst(offer, facts, 'price') ? newestKeys(facts, tail) : [])];
}

function isFirst(offer: NamedOffer, { offers }: NamedFacts, sort: PriceSort): boolean {
  const first = firstOf(offers, sort);
  return first !== undefined && offerName(first) === offerName(offer);
}

function endsOf(offer: NamedOffer, facts: NamedFacts) {
  return priceSorts.filter((sort) => isFirst(offer, facts, sort)).map((sort) => ends[sort]);
}

function nameKeys(facts: NamedFacts, offer: NamedOffer, byPrice: string): Key[] {
  const lists = [undefined, ...(facts.shape === 3 ? [] : endsOf(offer, facts))];
  return facts.names.flatMap((name) =>
    lists.map((end) => ({ pk: namePartition(name, end), sk: `${name}#${byPrice}` })),
  );
}

function placeKeys(place: string, facts: NamedFacts, offer: NamedOffer): string[] {
  const guests: Guests[] = [offer.capacity, any, ...endsOf(offer, facts)];
  const byFact = (offer.facts ?? []).flatMap((fact) => [
    factPartition(place, facts.classType, offer.capacity, fact),
    factPartition(place, any, any, fact),
  ]);
  return [
    ...[facts.classType, any].flatMap((kind) => guests.map((each) => searchPartition(place, kind, each))),
    ...byFact,
  ];
}

/** Lists of a place by day are those of its city's page: a Location does not put a hotel there. */
function newestKeys({ cities, classType, listedAt, featured }: NamedFacts, tail: string): Key[] {
  const byClass = [...cities, any].flatMap((place) => [classType, any].map((kind) => newestPartition(place, kind)));
  return [...byClass, ...(featured ? [featuredPartition] : [])].map((pk) => ({ pk, sk: `${listedAt}#${tail}` }));
}

function keysBefore(
  facts: Pick<OfferFacts, 'places' | 'classType' | 'listedAt'>,
  { capacity, price }: { capacity: number; price: number },
  tail: string,
): Key[] {
  const lists = [...facts.places, any].flatMap((place) =>
    [facts.classType, any].map((classType) => [place, classType] as const),
  );
  return lists.flatMap(([place, classType]) => [
    { pk: searchPartition(place, classType, capacity), sk: `${priceKey(price)}#${tail}` },
    { pk: searchPartition(place, classType, any), sk: `${priceKey(price)}#${tail}` },
    { pk: newestPartition(place, classType), sk: `${facts.listedAt}#${tail}` },
  ]);
}
