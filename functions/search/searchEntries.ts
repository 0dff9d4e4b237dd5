import { factsOf, type RoomFact, roomFacts } from '../../shared/rules/facts.ts';
import { valleyOf } from '../../shared/rules/places.ts';
import type { Key } from '../runtime/table.ts';
import { any, entryKeys, indexedFacts } from './entryKeys.ts';
import type { IndexedProperty } from './indexedProperty.ts';
import { shownKinds } from './kinds.ts';

/** An entry: its key, and what filters need. Anything to read is on the card. */
export interface SearchEntry extends Key {
  /** Guests of the kind that it stands for. */
  guests?: number;
  /** Facts of the kind or of the hotel, a letter each. */
  facts?: string;
  /** Keys of the villages and towns of the list's place where the property is. */
  towns?: Set<string>;
  /** It is at the list's place by its Location alone: not by the city of its address. */
  located?: true;
  /** The hotel's name from its first word on, of an entry under a part of it. */
  name?: string;
}

/** Every search entry of a property, by its facts on a day. */
export function searchEntries(property: IndexedProperty, facts = indexedFacts(property)): SearchEntry[] {
  const common = factsOf(property.hotel.amenities);
  const kinds = new Map(shownKinds(property).map((kind) => [kind.id, kind]));
  return entryKeys(property.id, facts).map(({ pk, sk, place, kindId }) => {
    const marks = place === undefined ? { name: facts.names[0] ?? '' } : marksOf(place, facts);
    const kind = kinds.get(kindId ?? '');
    const filtered = kind ? { guests: kind.capacity, ...factsAttribute(kind.facts) } : factsAttribute(common);
    return { pk, sk, ...filtered, ...marks };
  });
}

function factsAttribute(facts: readonly RoomFact[]): Pick<SearchEntry, 'facts'> {
  return facts.length === 0 ? {} : { facts: facts.map(factLetter).join('') };
}

/** The letter of a fact, by its place among all of them. */
export function factLetter(fact: RoomFact): string {
  return String.fromCharCode(97 + roomFacts.indexOf(fact));
}

function marksOf(place: string, { places, cities }: Pick<ReturnType<typeof indexedFacts>, 'places' | 'cities'>) {
  if (place === any) return {};
  const towns = places.filter((other) => other !== place && valleyOf(other) !== undefined);
  return {
    ...(towns.length > 0 && { towns: new Set(towns) }),
    ...(!cities.includes(place) && { located: true as const }),
  };
}
