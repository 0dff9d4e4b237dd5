import type { PropertyRecord, Room } from '../../../../../shared/contracts/properties.ts';
import type { Marks } from '../../../../../shared/rules/reviews.ts';
import type { AnswerOf } from '../../../api/types.ts';

/** What a room's page shows: the room, its hotel and property, and its vendor. */
export interface ShownRoom {
  property: PropertyRecord;
  hotel: PropertyRecord['hotels'][number];
  room: Room;
  /** The other rooms of the same hotel. */
  others: readonly Room[];
  vendor: { userName: string; email: string };
  /** How guests marked the hotel, on average. */
  marks: Marks | undefined;
}

/** Undefined for a property without rooms, which is shown as a room that is not there. */
export function shownRoom(answer: AnswerOf<'getRoomDetails'>): ShownRoom | undefined {
  const { roomDetails: property, vendorInformation: vendor, marks } = answer.data;
  const hotel = property.hotels[0];
  const [room, ...others] = hotel?.rooms ?? [];
  return hotel && room ? { property, hotel, room, others, vendor, marks } : undefined;
}
