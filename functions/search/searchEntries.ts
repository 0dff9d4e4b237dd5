import type { ClassType } from '../../shared/rules/catalogue.ts';
import { valleyOf } from '../../shared/rules/places.ts';
import type { Key } from '../runtime/table.ts';
import { indexedFacts, offerKeys, placeOfPartition } from './entryKeys.ts';
import { excerpt } from './excerpt.ts';
import { firstRoomId, type IndexedProperty } from './indexedProperty.ts';
import { type ListedOffer, listedOf, packOffers, unpackOffers } from './listedOffers.ts';
import { type Offer, offerName, shownOffers } from './offers.ts';
import { type PhrasesAlike, phrasesAlike } from './phrasesAlike.ts';

/** What a list shows of an offer; one is stored under every key that the offer is found by. */
interface StoredCard {
  /** The offer's first room: its id and its number. */
  roomId: string;
  roomNumber: number;
  /** How many rooms the offer has. */
  rooms: number;
  name: string;
  /** The beginning of the description. */
  text: string;
  location: string;
  classType: ClassType;
  /** Id of the cover photo. */
  photo?: string | undefined;
  /** Its owner has not confirmed the e-mail. */
  newHost?: true | undefined;
  /** What guests made of the property: the average of their marks, and behind `/` how many they are. */
  rating?: string | undefined;
  /** All offers of the property, packed: what tells an entry whether another of them comes before it in a list. */
  offers: string;
}

/** What an entry under a place tells of how the property belongs there, and one under a name of the others. */
interface ListMarks extends PhrasesAlike {
  /** Keys of the villages and towns of it where the property is, with `#` between them. */
  towns?: string;
  /** It is there by its Location alone: not by the city of its address. */
  located?: true;
}

/** A card under one of its keys, as it is stored. What the sort key tells is not stored again. */
export type SearchEntry = Key & StoredCard & ListMarks;

/** What a list shows of an offer, with what its sort key tells: numbers of guests and beds, whole PKR a night. */
export interface Card extends Omit<StoredCard, 'offers'>, ListedOffer {
  propertyId: string;
  offers: ListedOffer[];
}

/** The card of an entry: `...#<property id>#<capacity>-<beds>-<price>` ends its sort key. */
export function cardOf({ pk: _, sk, ...entry }: SearchEntry): Card {
  const [offer = '', propertyId = ''] = sk.split('#').reverse();
  // Entries of single rooms stand until they are rebuilt; they tell everything themselves but what came with offers.
  const isRoom = !offer.includes('-');
  const [capacity = 0, beds = 0, price = 0] = offer.split('-').map(Number);
  const told = isRoom ? roomCard(entry as unknown as Card) : { ...entry, propertyId, capacity, beds, price };
  const own = { capacity: told.capacity, beds: told.beds, price: told.price, rooms: told.rooms, facts: [] };
  // Those of before hotels were shown once do not know the others.
  const offers = entry.offers === undefined ? [own] : unpackOffers(entry.offers);
  const facts = offers.find((each) => offerName(each) === offerName(own))?.facts ?? [];
  return { ...told, offers, facts };
}

function roomCard(card: Card): Omit<Card, 'offers' | 'facts'> {
  return { ...card, rooms: 1, roomId: firstRoomId(card.propertyId, card.roomNumber) };
}

/** Nine entries must fit in 4 KB, one read unit of a page of eight and the one that tells whether more follow. */
export const entryBytes = 450;

/** The most bytes of UTF-8 that a card has of a name and of a location; the description has what they leave. */
const nameBytes = 92;
const locationBytes = 48;

/** Bytes for which it is worth to begin a description. */
const leastText = 16;

/** Every search entry of a property. */
export function searchEntries(property: IndexedProperty): SearchEntry[] {
  const { hotel } = property;
  const facts = indexedFacts(property);
  const shown = shownOffers(property);
  const offers = packOffers(shown.map((offer) => listedOf(offer, hotel)));
  return shown.flatMap((offer) => {
    const keys = offerKeys(property.id, facts, listedOf(offer, hotel));
    const marked = keys.map((key) => ({ ...key, ...marksOf(key, facts) }));
    const card = storedCard(property, { offer, offers }, Math.max(...marked.map(bytesOf)));
    return marked.map((key) => ({ ...key, ...card }));
  });
}

type Marking = Pick<ReturnType<typeof indexedFacts>, 'places' | 'cities' | 'names'>;

function marksOf(key: Key, { places, cities, names }: Marking): ListMarks {
  const [phrase = ''] = key.sk.split('#');
  if (key.pk.startsWith('name#')) return phrasesAlike(phrase, names);
  const place = placeOfPartition(key);
  if (!places.includes(place)) return {};
  const towns = places.filter((other) => other !== place && valleyOf(other) !== undefined).join('#');
  return { ...(towns && { towns }), ...(!cities.includes(place) && { located: true as const }) };
}

/** Bytes of names and values; a number or a truth value has hardly more than it has letters. */
function bytesOf(attributes: object): number {
  const values = Object.values(attributes).map((value) => Buffer.byteLength(String(value ?? '')));
  return values.reduce((sum, bytes) => sum + bytes, Object.keys(attributes).join('').length);
}

/** The card, short enough beside keys of so many bytes: the description gives way first, then the name and the location. */
function storedCard(
  { location, hotel, newHost, rating }: IndexedProperty,
  { offer: { rooms }, offers }: { offer: Offer; offers: string },
  keyBytes: number,
): StoredCard {
  const [{ id, roomNumber, photos }] = rooms;
  const card = {
    roomId: id,
    roomNumber,
    rooms: rooms.length,
    classType: hotel.classType,
    photo: photos[0],
    ...(newHost && { newHost }),
    ...(rating && { rating: `${rating.average}/${rating.count}` }),
    offers,
  };
  const left = entryBytes - keyBytes - bytesOf({ ...card, name: '', location: '', text: '' });
  const name = excerpt(hotel.name, Math.min(nameBytes, Math.floor((left * 2) / 3)));
  const forPlace = left - Buffer.byteLength(name);
  const place = excerpt(location, Math.min(locationBytes, forPlace));
  const forText = forPlace - Buffer.byteLength(place);
  return { ...card, name, location: place, text: forText < leastText ? '' : excerpt(hotel.description, forText) };
}
