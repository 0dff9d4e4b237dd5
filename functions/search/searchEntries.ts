import type { ClassType } from '../../shared/rules/catalogue.ts';
import { placesOf } from '../../shared/rules/places.ts';
import type { Key } from '../runtime/table.ts';
import type { IndexedProperty, IndexedRoom } from './indexedProperty.ts';

/** What a list shows of a room; one is stored under every key that the room is searched by. */
export interface Card {
  propertyId: string;
  roomNumber: number;
  name: string;
  /** The beginning of the description. */
  text: string;
  location: string;
  classType: ClassType;
  /** Guests. */
  capacity: number;
  beds: number;
  /** Whole PKR a night. */
  price: number;
  /** Id of the cover photo. */
  photo?: string | undefined;
}

/** A card under one of its keys, as it is stored. */
export type SearchEntry = Key & Card;

/** What decides under which keys a property's rooms stand: enough to find its entries again after a change. */
export interface IndexedFacts {
  places: string[];
  classType: ClassType;
  listedAt: string;
  rooms: { roomNumber: number; capacity: number; price: number }[];
}

/** Nine entries must fit in 4 KB, one read unit of a page of eight and the one that tells whether more follow. */
export const entryBytes = 440;

/** The facts of a property as it is now; rooms that are not available have none. */
export function indexedFacts(property: IndexedProperty): IndexedFacts {
  return {
    places: placesOf([property.address.city, property.location]),
    classType: property.hotel.classType,
    listedAt: property.listedAt,
    rooms: property.rooms
      .filter((room) => room.available)
      .map(({ roomNumber, capacity, price }) => ({ roomNumber, capacity, price })),
  };
}

/** Stands for all places, classes or capacities; no place can have this key, for it has no letters. */
export const any = '*';

/** Partition of the rooms of a place, class and capacity by price. */
export function searchPartition(place: string, classType: string, capacity: number | typeof any): string {
  return `search#${place}#${classType}#${capacity}`;
}

/** Partition of the rooms of a place and class by the day they were listed. */
export function newestPartition(place: string, classType: string): string {
  return `newest#${place}#${classType}`;
}

/** Start of the sort keys of a price: whole PKR, padded so that they sort as numbers do. */
export function priceKey(price: number): string {
  return String(price).padStart(8, '0');
}

/** Every key under which a property with these facts is found: 6 for each place, twice over for each room. */
export function entryKeys(propertyId: string, facts: IndexedFacts): Key[] {
  return facts.rooms.flatMap((room) => roomKeys(propertyId, facts, room));
}

/** Every search entry of a property; rooms that are not available have none. */
export function searchEntries(property: IndexedProperty): SearchEntry[] {
  const facts = indexedFacts(property);
  const longestPlace = Math.max(0, ...facts.places.map((place) => Buffer.byteLength(place)));
  return facts.rooms.flatMap((indexed) => {
    const room = property.rooms.find(({ roomNumber }) => roomNumber === indexed.roomNumber) as IndexedRoom;
    const card = cardOf(property, room, entryBytes - longestPlace);
    return roomKeys(property.id, facts, indexed).map((key) => ({ ...key, ...card }));
  });
}

function roomKeys(propertyId: string, facts: IndexedFacts, room: IndexedFacts['rooms'][number]): Key[] {
  const tail = `${propertyId}#${room.roomNumber}`;
  const byPrice = `${priceKey(room.price)}#${tail}`;
  return [...facts.places, any].flatMap((place) =>
    [facts.classType, any].flatMap((classType) => [
      { pk: searchPartition(place, classType, room.capacity), sk: byPrice },
      { pk: searchPartition(place, classType, any), sk: byPrice },
      { pk: newestPartition(place, classType), sk: `${facts.listedAt}#${tail}` },
    ]),
  );
}

function cardOf({ id, location, hotel }: IndexedProperty, room: IndexedRoom, budget: number): Card {
  const { roomNumber, capacity, beds, price, photos } = room;
  const { name, classType } = hotel;
  const card = { propertyId: id, roomNumber, name, location, classType, capacity, beds, price, photo: photos[0] };
  const keyBytes = 64;
  const rest = budget - keyBytes - Buffer.byteLength(JSON.stringify(card));
  return { ...card, text: excerpt(hotel.description, rest) };
}

/** The first words of a text that fit into so many bytes of UTF-8. */
export function excerpt(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const words = text.split(/\s+/);
  let kept = '';
  for (const word of words) {
    const next = kept === '' ? word : `${kept} ${word}`;
    if (Buffer.byteLength(`${next}…`) > bytes) break;
    kept = next;
  }
  return kept === '' ? '' : `${kept}…`;
}
