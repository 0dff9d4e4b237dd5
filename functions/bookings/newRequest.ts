import type { createBookingRequest } from '../../shared/contracts/bookings.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { answerByOf } from '../../shared/rules/bookingLife.ts';
import { storedForm } from '../../shared/rules/field.ts';
import { requestFields, requestIssues } from '../../shared/rules/stays.ts';
import { readHeldNights } from '../nights/nightItem.ts';
import type { OpenRoom } from '../properties/openRoom.ts';
import type { Property, Room } from '../properties/property.ts';
import { digestOfSent } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import { transact, type Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { createWrite, readBooking } from './bookingItem.ts';
import { dueWrite, reminderAt } from './due.ts';
import { waitingWrite } from './waiting.ts';

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
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, guests } = storedForm(requestFields, sent);
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
  return digestOfSent({ ...sent, ...storedForm(requestFields, sent) });
}

/** Sends requests. */
export const requestStore = port('bookings', ['GetItem', 'Query', 'PutItem'], (table) => ({
  /** The request as it stands, when it was sent before. */
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Stores a request while its room is there.
   * @throws Failure `nights_taken`, `too_many_waiting`, `too_many_waiting_here`, `conflict` where something else came between
   */
  create: async (booking: Booking, { check }: OpenRoom): Promise<void> => {
    const held = await readHeldNights(table, booking, true);
    if (held.some(({ roomId }) => roomId === booking.roomId)) throw fail('nights_taken');
    const stopped = await transact(table, [
      createWrite(table.name, booking),
      await waitingWrite(table, booking),
      dueWrite(table.name, 'answer', booking, booking.answerBy),
      check,
      ...earlyReminder(table.name, booking),
    ]);
    if (stopped.length > 0) throw fail('conflict');
  },
}));

/** A reminder is noted when the time to answer ends; where that is after its hour, it is noted with the request. */
function earlyReminder(TableName: string, booking: Booking): Write[] {
  const at = reminderAt(booking);
  const early = booking.askedAt < at && at < booking.answerBy;
  return early ? [dueWrite(TableName, 'reminder', booking, at)] : [];
}
