import type { RoomHit } from '../../shared/contracts/search.ts';
import { presentRoom } from './presentRoom.ts';
import type { Card } from './searchEntries.ts';

/** A search entry as the wire shows it: the record of the property with the one room found. */
export function presentHit(card: Card): RoomHit {
  const room = { ...card, available: true, photos: card.photo === undefined ? [] : [card.photo] };
  const hotel = { _id: card.propertyId, name: card.name, description: card.text, classType: card.classType };
  return { _id: card.propertyId, Location: card.location, hotels: [{ ...hotel, rooms: [presentRoom(room)] }] };
}
