import { entryKeys, type IndexedFacts } from '../../../functions/search/entryKeys.ts';
import { factsOf, roomFacts } from '../../../shared/rules/facts.ts';
import { phrasesOf } from '../../../shared/rules/hotelNames.ts';
import { placesOf } from '../../../shared/rules/places.ts';
import type { StoredProperty, StoredRoom } from './records.ts';

/** A kind as it stands in the search. */
interface KindEntry {
  id: string;
  price: number;
  guests: number;
  facts: string;
  /** Its line on the card. */
  line: string;
}

const any = '*';

/** The available rooms of a kind, by the ids that the record keeps; a hidden property has none. */
function kindsOf({ rooms, hidden, hotel, kinds }: StoredProperty): KindEntry[] {
  const available = hidden ? [] : rooms.filter((room) => room.available);
  return [...Map.groupBy(available, (room) => kinds[room.id] ?? '')].map(([id, alike]) => {
    const [{ price, capacity, beds, amenities }] = alike as [StoredRoom];
    const facts = factsOf(hotel.amenities, amenities);
    const bits = roomFacts
      .map((fact, bit) => (facts.includes(fact) ? 2 ** bit : 0))
      .reduce((sum, each) => sum + each, 0);
    const told = alike.map((room) => [room.id, room.roomNumber, ...room.photos.slice(0, 1)].join(':'));
    const line = [id, capacity, beds, price, bits.toString(36), ...told].join(' ');
    return { id, price, guests: capacity, facts: lettersOf(facts), line };
  });
}

const lettersOf = (facts: readonly string[]) =>
  roomFacts.flatMap((fact, at) => (facts.includes(fact) ? ['abcdefghij'[at] ?? '?'] : [])).join('');

const digits = (price: number) => String(price).padStart(8, '0');

/** Guests and facts that an entry tells. */
interface EntryFacts {
  guests?: number;
  facts?: string;
}

/**
 * Every search entry that a property must have, `pk|sk` with its guests and facts; from docs/data.md and from nothing of the product's
 * code. Of a hotel whose prices change with the days the keys follow from the facts of its record: tests of its prices hold those.
 */
export function entriesOf(record: StoredProperty): Map<string, EntryFacts> {
  if (record.indexed?.day !== undefined) return ratedEntries(record, record.indexed);
  const kinds = kindsOf(record);
  const { hotel, newHost } = record;
  const own = { facts: lettersOf(factsOf(hotel.amenities)) };
  const ofHotel = kinds.length === 0 ? [] : hotelKeys(record, kinds).map((key): [string, EntryFacts] => [key, own]);
  const all = [...kinds.flatMap((kind) => kindEntries(record, kind)), ...ofHotel];
  return new Map(all.map(([key, told]) => [`${newHost ? 'new#' : ''}${key}`, told]));
}

function ratedEntries(record: StoredProperty, indexed: IndexedFacts): Map<string, EntryFacts> {
  const kinds = new Map(kindsOf(record).map((kind) => [kind.id, kind]));
  const own = { facts: lettersOf(factsOf(record.hotel.amenities)) };
  const keys = entryKeys(record.id, indexed);
  return new Map(
    keys.map(({ pk, sk, kindId = '' }) => {
      const kind = kinds.get(kindId);
      return [`${pk}|${sk}`, kind ? { guests: kind.guests, facts: kind.facts } : own];
    }),
  );
}

/** `<place>#<class>` of the places of some names and of all, of its class and of any. */
function listsOf({ hotel }: StoredProperty, names: string[]): string[] {
  return [...placesOf(names), any].flatMap((place) => [hotel.classType, any].map((each) => `${place}#${each}`));
}

function kindEntries(record: StoredProperty, { id, price, guests, facts }: KindEntry): [string, EntryFacts][] {
  const sk = `${digits(price)}#${record.id}#${id}#${digits(price)}`;
  return listsOf(record, [record.address.city, record.location]).map((list) => [
    `search#${list}|${sk}`,
    { guests, facts },
  ]);
}

function hotelKeys(record: StoredProperty, kinds: readonly KindEntry[]): string[] {
  const { id, location, address, hotel, listedAt } = record;
  const prices = kinds.map(({ price }) => price);
  const [low, high] = [digits(Math.min(...prices)), digits(Math.max(...prices))];
  return [
    ...listsOf(record, [address.city, location]).flatMap((list) => [
      `cheapest#${list}|${low}#${id}#${high}`,
      `dearest#${list}|${high}#${id}#${low}`,
    ]),
    ...listsOf(record, [address.city]).map((list) => `newest#${list}|${listedAt}#${id}`),
    ...phrasesOf(hotel).map((phrase) => `name#${[...phrase].slice(0, 3).join('')}|${phrase}#${low}#${id}#${high}`),
  ];
}

/** The lines of kinds on the card; where they are long, only the first room of each has its photo. */
export function cardLines(record: StoredProperty): string[] {
  const lines = kindsOf(record).map(({ line }) => line);
  const long = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0) > 2800;
  return long
    ? lines.map((line) =>
        line
          .split(' ')
          .map((part, at) => (at > 5 ? part.split(':').slice(0, 2).join(':') : part))
          .join(' '),
      )
    : lines;
}
