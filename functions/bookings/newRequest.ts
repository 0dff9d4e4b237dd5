import type { createBookingRequest } from '../../shared/contracts/newRequests.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { answerByOf } from '../../shared/rules/bookingLife.ts';
import { storedForm } from '../../shared/rules/field.ts';
import { leastNightsOf, type Quote } from '../../shared/rules/quote.ts';
import { leastNightsIssues, requestFields, requestIssues } from '../../shared/rules/stays.ts';
import { limitsOfStage } from '../accounts/limits.ts';
import { freeRooms, readHeldNights } from '../nights/nightItem.ts';
import type { OpenProperty } from '../properties/openProperty.ts';
import { count } from '../runtime/figures.ts';
import { digestOfSent } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import { transact, type Write } from '../runtime/transact.ts';
import type { BookedRoom } from './booking.ts';
import { type Booking, soughtIn } from './booking.ts';
import { createWrite, readBooking } from './bookingItem.ts';
import { dueWrite, reminderAt } from './due.ts';
import { type Newcomer, newcomerWrites, takeTurn } from './newcomers.ts';
import { quoteWrite } from './quotes/quoteItem.ts';
import { holdToSeen } from './quotes/seenPrice.ts';
import { ratesOf, stayQuote } from './quotes/stayQuote.ts';
import { chooseRooms, type RoomStock } from './roomChoice.ts';
import { findIdentical, readWaiting, type WaitingItem, waitingWrite } from './waiting.ts';
import { wantedRooms } from './wantedRooms.ts';

type RequestBody = Input<typeof createBookingRequest>['body'];

interface RequestParts {
  id: string;
  userId: string;
  sent: RequestBody;
  /** The traveller's profile. */
  guest: { name: string; email: string; phone?: string } | undefined;
  property: OpenProperty['property'];
}

/** A request with the quote of this moment, which is its price for good. */
interface QuotedRequest {
  request: Booking;
  quote: Quote;
}

/**
 * A request as it is stored.
 * @throws Failure as `wantedRooms` does, `invalid_request` for more guests than the rooms sleep, or fewer nights than a season asks for,
 * `price_changed` where the guest has seen another price
 */
export function newRequest({ id, userId, sent, guest, property }: RequestParts): QuotedRequest {
  const wanted = wantedRooms(sent, property);
  const now = new Date();
  const capacity = wanted.reduce((sum, room) => sum + room.guests, 0);
  const issues = requestIssues(sent, { capacity, now });
  if (issues.length > 0) throw fail('invalid_request', { issues });
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, guests } = storedForm(requestFields, sent);
  const days = { checkIn, checkOut };
  const tooShort = leastNightsIssues(days, leastNightsOf(ratesOf(property), days));
  if (tooShort.length > 0) throw fail('invalid_request', { issues: tooShort });
  const quote = stayQuote(property, wanted, { ...days, adults: guests });
  holdToSeen(sent, wanted, quote);
  const rooms = wanted.map((room) => ({ ...room, ...pricesOf(room, quote) }));
  const request: Booking = {
    id,
    state: 'pending',
    userId,
    vendorId: property.vendorId,
    propertyId: property.id,
    rooms,
    hotelName: property.hotel.name,
    location: property.location,
    checkIn,
    checkOut,
    guests,
    guest: { name: guest?.name ?? '', email: guest?.email ?? '', phone: guest?.phone ?? '' },
    note: sent.note,
    ...(property.probeFor !== undefined && { probe: true }),
    sent: digestOf(sent),
    askedAt: now.toISOString(),
    answerBy: answerByOf(now, checkIn),
  };
  return { request, quote };
}

/** The average night of a room, and what its nights cost beyond that. */
function pricesOf({ kind }: BookedRoom, { rooms }: Quote): Pick<BookedRoom, 'price' | 'remainder'> {
  const { average: price = 0, total = 0, nights = [] } = rooms.find((line) => line.kind === kind) ?? {};
  const remainder = total - price * nights.length;
  return { price, ...(remainder > 0 && { remainder }) };
}

/** The request that an earlier call has sent. @throws Failure `sent_before` where that was another one */
export function sentBefore(booking: Booking, sent: RequestBody): Booking {
  if (booking.sent !== digestOf(sent)) throw fail('sent_before');
  return booking;
}

/**
 * Digest of what a form asks for, by which an identical request is known before the form is judged.
 * @throws Failure as `wantedRooms` does
 */
export function soughtBy(sent: RequestBody, property: RoomStock): string {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, guests } = storedForm(requestFields, sent);
  const wanted = wantedRooms(sent, property);
  return soughtIn({ propertyId: sent.propertyId, rooms: wanted, checkIn, checkOut, guests, note: sent.note });
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
     * Stores a request and its quote while its rooms are there, on condition that nothing was counted since what waits was read.
     * @throws Failure `nights_taken`, `too_many_waiting`, `too_many_waiting_here`, `refused_by_host`, `too_many_newcomers`,
     * `conflict` where something else came between
     */
    create: async (quoted: QuotedRequest, { property, check }: OpenProperty, sender: Sender): Promise<void> => {
      const { request: booking, quote } = quoted;
      const { waiting, newcomer } = sender;
      const isFree = freeRooms(await readHeldNights(table, booking, true));
      if (!chooseRooms(booking.rooms, property, isFree)) throw fail('nights_taken');
      const stopped = await transact(table, [
        createWrite(table.name, booking),
        quoteWrite(table.name, booking.id, quote),
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
