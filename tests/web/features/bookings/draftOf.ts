import type { BookingDraft } from '../../../../web/src/features/bookings/request/bookingDraft.ts';
import { askedRoom, booking } from './booking.ts';

/** A draft of what the booking says, under a key. */
export function draftOf(requestKey: string): BookingDraft {
  return {
    requestKey,
    room: askedRoom,
    typed: {
      bookingStartDate: booking.bookingStartDate,
      bookingEndDate: booking.bookingEndDate,
      guests: String(booking.guests),
      note: booking.note ?? '',
    },
  };
}
