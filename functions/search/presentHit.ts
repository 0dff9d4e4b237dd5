import type { RoomHit } from '../../shared/contracts/search.ts';
import type { IndexedRoom } from './indexedProperty.ts';
import { presentRoom } from './presentRoom.ts';
import { type Card, cardOf, type SearchEntry } from './searchEntries.ts';
import type { Wanted } from './wanted.ts';
import { matchingOf, wantedOffers } from './wantedOffers.ts';

/** A search entry as the wire shows it: the record of the property with the first room of the offer. */
export function presentHit(entry: SearchEntry, wanted: Wanted): RoomHit {
  const card = cardOf(entry);
  return hitOf(card, roomOf(card), card.rooms, matchingOf(wantedOffers(card, wanted)));
}

/** The same of the rooms of the offer that are free: so many, of which one is shown, the card's where it is not another. */
export function presentFreeHit(
  entry: SearchEntry,
  { room, rooms }: { room?: IndexedRoom | undefined; rooms: number },
  matching: RoomHit['matching'],
): RoomHit {
  const card = cardOf(entry);
  const shown = room === undefined ? roomOf(card) : { ...room, photos: room.photos.slice(0, 1) };
  return hitOf(card, shown, rooms, matching);
}

function roomOf({ roomId, roomNumber, capacity, beds, price, photo }: Card): IndexedRoom {
  const photos = photo === undefined ? [] : [photo];
  return { id: roomId, roomNumber, capacity, beds, price, available: true, photos };
}

function hitOf(card: Card, room: IndexedRoom, roomsAlike: number, matching: RoomHit['matching']): RoomHit {
  const { propertyId, name, text, location, classType, facts, newHost } = card;
  const [average = 0, count = 0] = card.rating?.split('/').map(Number) ?? [];
  const rating = count > 0 ? { average, count } : undefined;
  const hotel = { _id: propertyId, name, description: text, classType, rooms: [presentRoom(room)], rating };
  return { _id: propertyId, Location: location, location, hotels: [hotel], roomsAlike, facts, matching, newHost };
}
