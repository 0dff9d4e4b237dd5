import { createHash } from 'node:crypto';
import type { HotelAmenities, RoomAmenities } from '../../shared/rules/amenities.ts';
import type { ClassType } from '../../shared/rules/catalogue.ts';

/** A room of a property. All of it is known to the search: by what it is found, and what its card shows. */
export interface IndexedRoom {
  /** Opaque; it stays when the number, which is a label, is changed. */
  id: string;
  roomNumber: number;
  /** Guests. */
  capacity: number;
  beds: number;
  /** Whole PKR a night. */
  price: number;
  /** A room that is not available is not found. */
  available: boolean;
  /** Photo ids, the cover first; the card shows that one. */
  photos: string[];
  amenities?: RoomAmenities | undefined;
}

/** What the search knows of a property. */
export interface IndexedProperty {
  id: string;
  location: string;
  address: { city: string };
  hotel: { name: string; description: string; classType: ClassType; amenities?: HotelAmenities | undefined };
  rooms: IndexedRoom[];
  /** ISO instant of the first listing; "newest" sorts by it. */
  listedAt: string;
  /** Its owner has not confirmed the e-mail yet: it is found with a mark, and is not among the featured. */
  newHost?: true | undefined;
  /** What guests made of it: the average of their marks with one decimal, and how many they are. */
  rating?: { average: number; count: number } | undefined;
  /** An operator has hidden it: it is not found. */
  hidden?: true | undefined;
}

/** The id of a room that was stored before rooms had ids: the same until it is stored. */
export function firstRoomId(propertyId: string, roomNumber: number): string {
  return createHash('sha256').update(`${propertyId} ${roomNumber}`).digest('base64url').slice(0, 12);
}
