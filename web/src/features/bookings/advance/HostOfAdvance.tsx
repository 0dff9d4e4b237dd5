import { detailSeconds, useUserBooking } from '../api/travellerBookings.ts';
import type { Booking } from '../stay/booking.ts';
import { HostLines } from '../stay/HostLines.tsx';

/** The host of a booking that has ended, whom its guest reaches about the money. */
export function HostOfAdvance({ booking: { _id } }: { booking: Booking }) {
  const { booking } = useUserBooking(_id, detailSeconds);
  return booking?.host ? <HostLines host={booking.host} /> : null;
}
