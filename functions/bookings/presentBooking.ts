import type { BookingRequest } from '../../shared/contracts/bookings.ts';
import { fail } from '../../shared/errors.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { reasonSentences } from '../../shared/rules/declineReasons.ts';
import { nightsBetween } from '../../shared/rules/stays.ts';
import type { Session } from '../runtime/session.ts';
import { type BookedRoom, type Booking, bookingTotal, voucherCode } from './booking.ts';

/**
 * Presents a booking to whoever holds the link of a mail, which may have been passed on: the guest's e-mail and phone
 * are there once the request is accepted.
 */
export function presentToLink(booking: Booking): BookingRequest {
  const shown = presentBooking(booking);
  if (shown.status === 'active') return shown;
  return { ...shown, userInfo: [{ userName: booking.guest.name, email: '', contactNumber: '' }] };
}

/** A booking as the wire shows it, in the state that time has brought it to. */
export function presentBooking(booking: Booking): BookingRequest {
  const { id, rooms, checkIn, checkOut, guest, answeredAt, endedAt, cancelledBy } = booking;
  const status = stateAt(booking, new Date());
  const nights = nightsBetween(checkIn, checkOut);
  const reason = booking.reason ?? (booking.reasonCode && reasonSentences[booking.reasonCode]);
  return {
    _id: id,
    status,
    userInfo: [{ userName: guest.name, email: guest.email, contactNumber: guest.phone }],
    rooms: rooms.map(presentRoom),
    bookingRoomDays: nights,
    bookingStartDate: checkIn,
    bookingEndDate: checkOut,
    propertyId: booking.propertyId,
    hotelName: booking.hotelName,
    location: booking.location,
    guests: booking.guests,
    total: bookingTotal(booking),
    note: booking.note,
    askedAt: booking.askedAt,
    answerBy: booking.answerBy,
    answeredAt,
    endedAt: endedAt ?? (status === 'expired' ? booking.answerBy : undefined),
    cancelledBy,
    reason,
    reasonCode: booking.reasonCode,
    code: answeredAt === undefined ? undefined : voucherCode(id),
    reviewedAt: booking.reviewedAt,
    revision: booking.revision,
    source: booking.source,
    arrivedAt: booking.arrivedAt,
    leftAt: booking.leftAt,
    charged: booking.charged,
    ...(booking.turn !== undefined && status === 'pending' && { newcomer: true as const }),
  };
}

function presentRoom({ number, beds, price, kind, from, until }: BookedRoom): BookingRequest['rooms'][number] {
  return { roomNumber: number, No_of_beds: beds, price, kind, from, until };
}

/** The booking when it is the caller's, as traveller or as vendor. @throws Failure `booking_not_found`, the same for another's */
export function ownBooking(booking: Booking | undefined, { id, role }: Session): Booking {
  const owner = role === 'user' ? booking?.userId : booking?.vendorId;
  if (!booking || owner !== id) throw fail('booking_not_found');
  return booking;
}
