import { namePhrases, openingOf } from '../../shared/rules/hotelNames.ts';
import { everywhere, placesOf } from '../../shared/rules/places.ts';
import type { Key } from '../runtime/table.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import { type Kind, priceKey, shownKinds } from './kinds.ts';

/**
 * Facts from which the keys of a property's entries follow, as the entries were written: so they are found again when the code
 * has other places or other keys by then. `shape` says which keys those are.
 */
export interface IndexedFacts {
  shape: typeof currentShape;
  /** Places of the city and of the Location. */
  places: string[];
  /** Places of the city alone. */
  cities: string[];
  /** Parts of the hotel's name. */
  names: string[];
  classType: string;
  listedAt: string;
  newHost?: true;
  kinds: Pick<Kind, 'id' | 'price'>[];
}

/**
 * The shape in which entries are written now. Whatever else is written of a hotel takes the next number, by which a rebuild
 * finds what was written before.
 */
export const currentShape = 2;

/** The facts of a property as it is now; rooms that are not available have none, and none has one that is hidden. */
export function indexedFacts(property: IndexedProperty): IndexedFacts {
  const { address, location, hotel, listedAt, newHost } = property;
  return {
    shape: currentShape,
    places: placesOf([address.city, location]),
    cities: placesOf([address.city]),
    names: namePhrases(hotel.name),
    classType: hotel.classType,
    listedAt,
    ...(newHost && { newHost }),
    kinds: shownKinds(property).map(({ id, price }) => ({ id, price })),
  };
}

/** Stands for all places, or for all classes. */
export const any = everywhere;

/**
 * Lists of a place and class. `search` has every kind by price; the others have a hotel once: by its lowest price, by its
 * highest, and by the day it was listed.
 */
export type ListName = 'search' | 'cheapest' | 'dearest' | 'newest';

interface ListOf {
  list: ListName;
  place: string;
  classType: string;
  /** Whether it is the list of hosts who have not confirmed the e-mail. */
  newHost?: boolean | undefined;
}

/** Partition of a list. */
export function listPartition({ list, place, classType, newHost }: ListOf): string {
  return hostPartition(`${list}#${place}#${classType}`, newHost);
}

/** Partition of the hotels whose names, or later parts of them, begin with the first letters of a phrase. */
export function namePartition(phrase: string, newHost?: boolean): string {
  return hostPartition(`name#${openingOf(phrase) ?? phrase}`, newHost);
}

/** Lists of hosts who have not confirmed the e-mail are read after all others. */
function hostPartition(pk: string, newHost: boolean | undefined): string {
  return newHost ? `new#${pk}` : pk;
}

/** A key with the place of its list and, of an entry that stands for one kind, the kind's id. */
interface PlacedKey extends Key {
  place?: string;
  kindId?: string;
}

/**
 * Every key under which a property with these facts is found. By price, the price of the order comes first and the other end of the
 * prices last; a kind has one price, at both ends.
 */
export function entryKeys(propertyId: string, facts: IndexedFacts): PlacedKey[] {
  const { places, cities, names, classType, listedAt, newHost, kinds } = facts;
  if (kinds.length === 0) return [];
  const prices = kinds.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const byLowest = `${priceKey(low)}#${propertyId}#${priceKey(high)}`;
  const under = (list: ListName, place: string, key: Omit<PlacedKey, 'pk'>): PlacedKey[] =>
    [classType, any].map((each) => ({
      pk: listPartition({ list, place, classType: each, newHost }),
      place,
      ...key,
    }));
  return [
    ...[...places, any].flatMap((place) => [
      ...kinds.flatMap(({ id, price }) =>
        under('search', place, { sk: `${priceKey(price)}#${propertyId}#${id}#${priceKey(price)}`, kindId: id }),
      ),
      ...under('cheapest', place, { sk: byLowest }),
      ...under('dearest', place, { sk: `${priceKey(high)}#${propertyId}#${priceKey(low)}` }),
    ]),
    ...[...cities, any].flatMap((place) => under('newest', place, { sk: `${listedAt}#${propertyId}` })),
    ...names.map((phrase) => ({ pk: namePartition(phrase, newHost), sk: `${phrase}#${byLowest}` })),
  ];
}
