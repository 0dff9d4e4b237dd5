import type { Room as RoomRecord } from '../../shared/contracts/properties.ts';
import { photoUrl } from '../../shared/photos/photos.ts';
import type { IndexedRoom } from './indexedProperty.ts';

/** A room as the wire shows it, with the id of its kind and the lowest price of its next nights, in a hit of the search and in its property. */
export function presentRoom(room: IndexedRoom, kind: string, from?: number): RoomRecord {
  return {
    _id: room.id,
    roomNumber: room.roomNumber,
    membersCapacity: room.capacity,
    No_of_beds: room.beds,
    price: room.price,
    availability: room.available,
    kind,
    images: room.photos.map((photo) => ({ imgURL: photoUrl(photo) })),
    amenities: room.amenities,
    from,
  };
}
