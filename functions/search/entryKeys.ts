import { today } from '../../shared/rules/dates.ts';
import { openingOf, phrasesOf } from '../../shared/rules/hotelNames.ts';
import { everywhere, placesOf } from '../../shared/rules/places.ts';
import { noRates } from '../../shared/rules/rates.ts';
import type { Key } from '../runtime/table.ts';
import { type EntryMark, gridWithin, markText } from './entryMarks.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import { priceKey, shownKinds } from './kinds.ts';
import { hotelSpans, type ListedKind, listedKinds, type PriceEnds, ratesFrom, type Span } from './listPrices.ts';

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
  /** Parts of the hotel's names. */
  names: string[];
  classType: string;
  listedAt: string;
  newHost?: true;
  kinds: ListedKind[];
  /** Where a kind has more than one price: the lowest and the highest of the hotel, and the day on which all of these were so. */
  hotel?: Span<PriceEnds>[];
  day?: string;
}

/**
 * The shape in which entries are written now. Whatever else is written of a hotel takes the next number, by which a rebuild
 * finds what was written before.
 */
export const currentShape = 4;

/** The facts of a property on a day; rooms that are not available have none, and none has one that is hidden. */
export function indexedFacts(property: IndexedProperty, day = today()): IndexedFacts {
  const { address, location, hotel, listedAt, newHost, rates = noRates } = property;
  const kinds = listedKinds(ratesFrom(rates, day), shownKinds(property), day);
  return {
    shape: currentShape,
    places: placesOf([address.city, location]),
    cities: placesOf([address.city]),
    names: phrasesOf(hotel),
    classType: hotel.classType,
    listedAt,
    ...(newHost && { newHost }),
    kinds,
    ...(kinds.some(({ varies }) => varies) && { hotel: hotelSpans(kinds, day), day }),
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
 * prices last; between them stands the mark of an entry that does not tell of all days.
 */
export function entryKeys(propertyId: string, facts: IndexedFacts): PlacedKey[] {
  const { places, cities, names, classType, listedAt, newHost, kinds } = facts;
  if (kinds.length === 0) return [];
  const spans = spansOfHotel(facts);
  const [now] = spans;
  const hotel = hotelKeys(propertyId, spans);
  const named = sortKey(now?.price.low ?? 0, [propertyId], undefined, now?.price.high ?? 0);
  const ofKinds = kinds.flatMap((kind) => kindKeys(propertyId, kind));
  const under = (list: ListName, place: string, key: Omit<PlacedKey, 'pk'>): PlacedKey[] =>
    [classType, any].map((each) => ({
      pk: listPartition({ list, place, classType: each, newHost }),
      place,
      ...key,
    }));
  return [
    ...[...places, any].flatMap((place) => [
      ...ofKinds.flatMap((key) => under('search', place, key)),
      ...hotel.flatMap(({ cheapest, dearest }) => [
        ...under('cheapest', place, { sk: cheapest }),
        ...under('dearest', place, { sk: dearest }),
      ]),
    ]),
    ...[...cities, any].flatMap((place) => under('newest', place, { sk: `${listedAt}#${propertyId}` })),
    ...names.map((phrase) => ({ pk: namePartition(phrase, newHost), sk: `${phrase}#${named}` })),
  ];
}

function sortKey(first: number, ids: readonly string[], mark: EntryMark | undefined, last: number): string {
  return [priceKey(first), ...ids, ...(mark ? [markText(mark)] : []), priceKey(last)].join('#');
}

function spansOfHotel({ kinds, hotel }: IndexedFacts): Span<PriceEnds>[] {
  const prices = kinds.map(({ price }) => price);
  return hotel ?? [{ price: { low: Math.min(...prices), high: Math.max(...prices) } }];
}

function hotelKeys(propertyId: string, spans: readonly Span<PriceEnds>[]): { cheapest: string; dearest: string }[] {
  return spans.map(({ price: { low, high }, ...days }) => {
    const mark = spans.length > 1 ? ({ of: 'from', ...days } as const) : undefined;
    return { cheapest: sortKey(low, [propertyId], mark, high), dearest: sortKey(high, [propertyId], mark, low) };
  });
}

/** A kind with one price has one entry. Of others, those of lists without dates have a price on some days, those of stays both ends. */
function kindKeys(propertyId: string, { id, price, varies }: ListedKind): Omit<PlacedKey, 'pk'>[] {
  const key = (first: number, mark: EntryMark | undefined, last: number) => {
    return { sk: sortKey(first, [propertyId, id], mark, last), kindId: id };
  };
  if (!varies) return [key(price, undefined, price)];
  const { from, low, high } = varies;
  return [
    ...from.map(({ price: lowest, ...days }) => key(lowest, { of: 'from', ...days }, lowest)),
    key(low, { of: 'stay' }, high),
    ...gridWithin(low, high).map((step) => key(step, { of: 'grid' }, high)),
  ];
}
