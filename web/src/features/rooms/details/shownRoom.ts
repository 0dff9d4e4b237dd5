import type { PropertyRecord, Room } from '../../../../../shared/contracts/properties.ts';
import type { Host } from '../../../../../shared/contracts/search.ts';
import type { Marks } from '../../../../../shared/rules/reviews.ts';
import type { AnswerOf } from '../../../api/types.ts';

/** What a room's page shows: the room, its hotel and property, its vendor, and the same as a host. */
export interface ShownRoom {
  property: PropertyRecord;
  hotel: PropertyRecord['hotels'][number];
  room: Room;
  vendor: { userName: string; email: string };
  host: Host | undefined;
  /** How guests marked the hotel, on average. */
  marks: Marks | undefined;
}

/**
 * The room of a number, and without a number that which the answer begins with: the answer for one room of a hotel has all
 * of them. Undefined for a property without rooms, which is shown as a room that is not there.
 */
export function shownRoom(answer: AnswerOf<'getRoomDetails'>, number?: string): ShownRoom | undefined {
  const { roomDetails: property, vendorInformation: vendor, host, marks } = answer.data;
  const hotel = property.hotels[0];
  const room = hotel?.rooms.find(({ roomNumber }) => String(roomNumber) === number) ?? hotel?.rooms[0];
  return hotel && room ? { property, hotel, room, vendor, host, marks } : undefined;
}
