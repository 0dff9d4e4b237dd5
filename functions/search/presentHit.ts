import type { RoomHit } from '../../shared/contracts/search.ts';
import type { IndexedRoom } from './indexedProperty.ts';
import { presentRoom } from './presentRoom.ts';
import { type Card, cardOf, type SearchEntry } from './searchEntries.ts';

/** A search entry as the wire shows it: the record of the property with the first room of the offer. */
export function presentHit(entry: SearchEntry): RoomHit {
  const { roomId, photo, ...card } = cardOf(entry);
  const first = { ...card, id: roomId, available: true, photos: photo === undefined ? [] : [photo] };
  return hitOf(card, first, card.rooms);
}

/** The same with another room of the offer in its place, the first of so many that are shown. */
export function presentHitOf(entry: SearchEntry, room: IndexedRoom, roomsAlike: number): RoomHit {
  return hitOf(cardOf(entry), { ...room, photos: room.photos.slice(0, 1) }, roomsAlike);
}

function hitOf(card: Omit<Card, 'roomId' | 'photo'>, room: IndexedRoom, roomsAlike: number): RoomHit {
  const { propertyId, name, text, location, classType, newHost } = card;
  const hotel = { _id: propertyId, name, description: text, classType, rooms: [presentRoom(room)] };
  return { _id: propertyId, Location: location, location, hotels: [hotel], roomsAlike, newHost };
}
