import type { Property, Room } from '../../../functions/properties/property.ts';
import type { RoomFacts, View } from '../drawing/facts.ts';

/** A picture before it is drawn; rooms of one property may share it, except each room's first. */
export type SeedPhoto = { id: string; facts: RoomFacts; view: View };

export type SeedRoom = Omit<Room, 'photos'> & { photos: SeedPhoto[] };

export type SeedProperty = Omit<Property, 'rooms'> & { rooms: SeedRoom[] };
