import type { createBookingRequest } from '../../shared/contracts/bookings.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { answerByOf } from '../../shared/rules/bookingLife.ts';
import { storedForm } from '../../shared/rules/field.ts';
import { requestFields, requestIssues } from '../../shared/rules/stays.ts';
import { limitsOfStage } from '../accounts/limits.ts';
import { readHeldNights } from '../nights/nightItem.ts';
import type { OpenRoom } from '../properties/openRoom.ts';
import type { Property, Room } from '../properties/property.ts';
import { count } from '../runtime/figures.ts';
import { digestOfSent } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type Booking, soughtIn } from './booking.ts';
import { createWrite, readBooking } from './bookingItem.ts';
import { dueWrite, reminderAt } from './due.ts';
import { type Newcomer, newcomerWrites, takeTurn } from './newcomers.ts';
import { findIdentical, readWaiting, type WaitingItem, waitingWrite } from './waiting.ts';

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
    ...(property.probeFor !== undefined && { probe: true }),
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

/** Digest of what a form asks for, by which an identical request is known before the form is judged. */
export function soughtBy(sent: RequestBody, { id: roomId }: Room): string {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, guests } = storedForm(requestFields, sent);
  return soughtIn({ propertyId: sent.propertyId, roomId, checkIn, checkOut, guests, note: sent.note });
}

function digestOf(sent: RequestBody): string {
  return digestOfSent({ ...sent, ...storedForm(requestFields, sent) });
}

/** Facts about whoever sends a request: what waits of theirs, as it was read, and who they are where they are new. */
interface Sender {
  waiting: WaitingItem | undefined;
  newcomer: Omit<Newcomer, 'limits'> | undefined;
}

/** Sends requests. */
export const requestStore = port(
  'bookings',
  ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
  (table) => ({
    /** The request as it stands, when it was sent before. */
    find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
    /** The traveller's requests that may wait. */
    waitingOf: (userId: string) => readWaiting(table, userId),
    /** The request of these that asks for just this, while it waits. */
    findIdentical: (waiting: WaitingItem | undefined, sought: string) => findIdentical(table, waiting, sought),
    /** The turn of one more request of a network address at a vendor, from 1. */
    takeTurn: (address: string, vendorId: string): Promise<number> => takeTurn(table, address, vendorId),
    /**
     * Stores a request while its room is there, on condition that nothing was counted since what waits was read.
     * @throws Failure `nights_taken`, `too_many_waiting`, `too_many_waiting_here`, `refused_by_host`, `too_many_newcomers`,
     * `conflict` where something else came between
     */
    create: async (booking: Booking, { check }: OpenRoom, { waiting, newcomer }: Sender): Promise<void> => {
      const held = await readHeldNights(table, booking, true);
      if (held.some(({ roomId }) => roomId === booking.roomId)) throw fail('nights_taken');
      const stopped = await transact(table, [
        createWrite(table.name, booking),
        await waitingWrite(table, booking, waiting),
        dueWrite(table.name, 'answer', booking, booking.answerBy),
        check,
        ...earlyReminder(table.name, booking),
        ...(newcomer ? await newcomerWrites(table, booking, { ...newcomer, limits: limitsOfStage().newcomers }) : []),
      ]);
      if (stopped.length > 0) throw fail('conflict');
      if (!booking.probe) count('requests');
    },
  }),
  ['LIMITS'],
);

/** A reminder is noted when the time to answer ends; where that is after its hour, it is noted with the request. */
function earlyReminder(TableName: string, booking: Booking): Write[] {
  const at = reminderAt(booking);
  const early = booking.askedAt < at && at < booking.answerBy;
  return early ? [dueWrite(TableName, 'reminder', booking, at)] : [];
}
