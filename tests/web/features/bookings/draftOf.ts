import type { BookingDraft } from '../../../../web/src/features/bookings/request/bookingDraft.ts';
import { booking } from './booking.ts';

/** A draft of what the booking says, under a key. */
export function draftOf(requestKey: string): BookingDraft {
  return {
    requestKey,
    room: {
      propertyId: booking.propertyId,
      roomNumber: 3,
      hotelName: 'Batura Moraine Hut',
      location: 'Passu',
      beds: 2,
      capacity: 3,
      price: 7200,
      address: '/user/room-details/batura?room=3',
    },
    typed: {
      bookingStartDate: booking.bookingStartDate,
      bookingEndDate: booking.bookingEndDate,
      guests: String(booking.guests),
      note: booking.note ?? '',
    },
  };
}
