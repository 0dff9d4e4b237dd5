import type { ClassType } from '../../shared/rules/catalogue.ts';
import { valleyOf } from '../../shared/rules/places.ts';
import type { Key } from '../runtime/table.ts';
import { indexedFacts, offerKeys, placeOfPartition } from './entryKeys.ts';
import { excerpt } from './excerpt.ts';
import { firstRoomId, type IndexedProperty } from './indexedProperty.ts';
import { type Offer, shownOffers } from './offers.ts';

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
}

/** What an entry under a place tells of how the property belongs there. */
interface PlaceMarks {
  /** Keys of the villages and towns of it where the property is, with `#` between them. */
  towns?: string;
  /** It is there by its Location alone: not by the city of its address. */
  located?: true;
}

/** A card under one of its keys, as it is stored. What the sort key tells is not stored again. */
export type SearchEntry = Key & StoredCard & PlaceMarks;

/** What a list shows of an offer, with what its sort key tells: numbers of guests and beds, whole PKR a night. */
export interface Card extends StoredCard {
  propertyId: string;
  capacity: number;
  beds: number;
  price: number;
}

/** The card of an entry: `...#<property id>#<capacity>-<beds>-<price>` ends its sort key. */
export function cardOf({ pk: _, sk, towns: __, located: ___, ...card }: SearchEntry): Card {
  const [offer = '', propertyId = ''] = sk.split('#').reverse();
  if (!offer.includes('-')) return cardBeforeOffers(card as unknown as Card);
  const [capacity = 0, beds = 0, price = 0] = offer.split('-').map(Number);
  return { ...card, propertyId, capacity, beds, price };
}

/** Entries of single rooms stand until they are rebuilt; they tell everything themselves but what came with offers. */
function cardBeforeOffers(card: Card): Card {
  return { ...card, rooms: 1, roomId: firstRoomId(card.propertyId, card.roomNumber) };
}

/** Nine entries must fit in 4 KB, one read unit of a page of eight and the one that tells whether more follow. */
export const entryBytes = 440;

/** The most of it that the longest keys take: a place of 64 bytes, an offer of the highest price. */
const keyBytes = 150;

/** Bytes of UTF-8 that a card has of a name and of a location; the description has what they leave. */
const nameBytes = 92;
const locationBytes = 48;

/** Every search entry of a property. */
export function searchEntries(property: IndexedProperty): SearchEntry[] {
  const facts = indexedFacts(property);
  const marks = new Map(facts.places.map((place) => [place, marksOf(place, facts)]));
  const most = Math.max(0, ...[...marks.values()].map(bytesOf));
  return shownOffers(property).flatMap((offer) => {
    const card = storedCard(property, offer, most);
    return offerKeys(property.id, facts, offer).map((key) => ({
      ...key,
      ...card,
      ...marks.get(placeOfPartition(key)),
    }));
  });
}

function marksOf(place: string, { places, cities }: { places: string[]; cities: string[] }): PlaceMarks {
  const towns = places.filter((other) => other !== place && valleyOf(other) !== undefined).join('#');
  return { ...(towns && { towns }), ...(!cities.includes(place) && { located: true as const }) };
}

/** Bytes of names and values; a number or a truth value has no more than it has letters. */
function bytesOf(attributes: object): number {
  const values = Object.values(attributes).map((value) => Buffer.byteLength(String(value ?? '')));
  return values.reduce((sum, bytes) => sum + bytes, Object.keys(attributes).join('').length);
}

function storedCard({ location, hotel, newHost }: IndexedProperty, { rooms }: Offer, marksBytes: number): StoredCard {
  const [{ id, roomNumber, photos }] = rooms;
  const card = {
    roomId: id,
    roomNumber,
    rooms: rooms.length,
    name: excerpt(hotel.name, nameBytes),
    location: excerpt(location, locationBytes),
    classType: hotel.classType,
    photo: photos[0],
    ...(newHost && { newHost }),
  };
  const left = entryBytes - keyBytes - bytesOf({ ...card, text: '' }) - marksBytes;
  return { ...card, text: excerpt(hotel.description, left) };
}
