import type { PropertyRecord, Room } from '../../../../../shared/contracts/properties.ts';
import type { AnswerOf } from '../../../api/types.ts';

/** A room with all that is around it. */
export interface Found {
  property: PropertyRecord;
  hotel: PropertyRecord['hotels'][number];
  room: Room;
  /** The other rooms of the same hotel. */
  others: readonly Room[];
  vendor: { userName: string; email: string };
}

/** Undefined for a property without a room, which is as good as not there. */
export function foundIn(answer: AnswerOf<'getRoomDetails'>): Found | undefined {
  const { roomDetails: property, vendorInformation: vendor } = answer.data;
  const hotel = property.hotels[0];
  const [room, ...others] = hotel?.rooms ?? [];
  return hotel && room ? { property, hotel, room, others, vendor } : undefined;
}
