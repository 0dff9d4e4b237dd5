import type { createBookingRequest } from '../../shared/contracts/bookings.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { answerByOf } from '../../shared/rules/bookingLife.ts';
import { keptForm } from '../../shared/rules/field.ts';
import { requestFields, requestIssues } from '../../shared/rules/stays.ts';
import type { Property, Room } from '../properties/property.ts';
import { digestOfSent } from '../runtime/ids.ts';
import type { Booking } from './booking.ts';

type RequestBody = Input<typeof createBookingRequest>['body'];

interface RequestParts {
  id: string;
  userId: string;
  sent: RequestBody;
  /** The traveller's profile. */
  guest: { name: string; email: string; phone?: string } | undefined;
  property: Property;
  room: Room;
}

/**
 * A request as it is stored: the price of this moment is its price for good.
 * @throws Failure `room_unavailable`, `price_changed` with the new price, `invalid_request` for more guests than the room sleeps
 */
export function newRequest({ id, userId, sent, guest, property, room }: RequestParts): Booking {
  if (!room.available) throw fail('room_unavailable');
  if (sent.price !== undefined && sent.price !== room.price) {
    throw fail('price_changed', { params: { price: room.price } });
  }
  const now = new Date();
  const issues = requestIssues(sent, { capacity: room.capacity, now });
  if (issues.length > 0) throw fail('invalid_request', { issues });
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, guests } = keptForm(requestFields, sent);
  return {
    id,
    state: 'pending',
    userId,
    vendorId: property.vendorId,
    propertyId: property.id,
    roomId: room.id,
    roomNumber: room.roomNumber,
    beds: room.beds,
    hotelName: property.hotel.name,
    location: property.location,
    checkIn,
    checkOut,
    guests,
    price: room.price,
    guest: { name: guest?.name ?? '', email: guest?.email ?? '', phone: guest?.phone ?? '' },
    note: sent.note,
    sent: digestOf(sent),
    askedAt: now.toISOString(),
    answerBy: answerByOf(now, checkIn),
  };
}

/** The request that an earlier call has sent. @throws Failure `sent_before` where that was another one */
export function sentBefore(booking: Booking, sent: RequestBody): Booking {
  if (booking.sent !== digestOf(sent)) throw fail('sent_before');
  return booking;
}

function digestOf(sent: RequestBody): string {
  return digestOfSent({ ...sent, ...keptForm(requestFields, sent) });
}
