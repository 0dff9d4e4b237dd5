import type { Booking } from '../bookings/stay/booking.ts';

/** A booking as its record has it: that of a stay that is over is still an active one. */
export function storedStay(booking: Booking) {
  return { ...booking, state: booking.status === 'completed' ? ('active' as const) : booking.status };
}
