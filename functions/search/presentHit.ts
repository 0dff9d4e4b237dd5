import type { RoomHit } from '../../shared/contracts/search.ts';
import { presentRoom } from './presentRoom.ts';
import { cardOf, type SearchEntry } from './searchEntries.ts';

/** A search entry as the wire shows it: the record of the property with the first room of the offer. */
export function presentHit(entry: SearchEntry): RoomHit {
  const { propertyId, roomId, rooms, name, text, location, classType, photo, ...card } = cardOf(entry);
  const room = presentRoom({ ...card, id: roomId, available: true, photos: photo === undefined ? [] : [photo] });
  const hotel = { _id: propertyId, name, description: text, classType, rooms: [room] };
  return { _id: propertyId, Location: location, hotels: [hotel], roomsAlike: rooms };
}
