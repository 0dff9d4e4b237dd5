import type { createBookingRequest } from '../../shared/contracts/newRequests.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { answerByOf } from '../../shared/rules/answerBy.ts';
import { storedForm } from '../../shared/rules/field.ts';
import type { Quote } from '../../shared/rules/quote.ts';
import { requestFields } from '../../shared/rules/stays.ts';
import { limitsOfStage } from '../accounts/limits.ts';
import { freeRooms, readHeldNights } from '../nights/nightItem.ts';
import type { OpenProperty } from '../properties/openProperty.ts';
import { count } from '../runtime/figures.ts';
import { digestOfSent } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import { transact, type Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { createWrite, readBooking } from './bookingItem.ts';
import { dueWrite, reminderAt } from './due.ts';
import { type Newcomer, newcomerWrites, takeTurn } from './newcomers.ts';
import { advanceAt, holdToSeenTerms } from './quotes/askedAdvance.ts';
import { besideRooms, pricesOf } from './quotes/bookedQuote.ts';
import { quoteWrite } from './quotes/quoteItem.ts';
import { ratesOf, stayQuote } from './quotes/stayQuote.ts';
import { holdToOffer, holdToRooms } from './requestChecks.ts';
import { chooseRooms, type RoomStock } from './roomChoice.ts';
import { soughtIn } from './sought.ts';
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

/** A request with the quote of this moment, which is its price for good, and the digest of what it asks for. */
interface QuotedRequest {
  request: Booking;
  quote: Quote;
  sought: string;
}

/**
 * A request as it is stored.
 * @throws Failure as `wantedRooms` does, `invalid_request` for guests, days or extras that the hotel does not take, `price_changed` where
 * the guest has seen another price
 */
export function newRequest({ id, userId, sent, guest, property }: RequestParts): QuotedRequest {
  const wanted = wantedRooms(sent, property);
  const now = new Date();
  const offer = { rates: ratesOf(property), wanted, now };
  holdToRooms(sent, offer);
  const stay = stayOf(sent);
  const quote = stayQuote(property, wanted, stay);
  holdToOffer(sent, { stay, quote }, offer);
  const terms = advanceAt(property, stay, { quote, now })?.terms;
  holdToSeenTerms(sent, terms);
  const { extras: _, children, ...days } = stay;
  const beside = besideRooms(quote);
  const request: Booking = {
    id,
    state: 'pending',
    userId,
    vendorId: property.vendorId,
    propertyId: property.id,
    rooms: wanted.map((room) => ({ ...room, ...pricesOf(room, quote) })),
    hotelName: property.hotel.name,
    ...(property.hotel.urduName && { hotelUrduName: property.hotel.urduName }),
    location: property.location,
    ...days,
    ...(children && children.length > 0 && { children }),
    ...(beside > 0 && { beside }),
    ...(terms && { terms }),
    guest: { name: guest?.name ?? '', email: guest?.email ?? '', phone: guest?.phone ?? '' },
    note: sent.note,
    ...(property.probeFor !== undefined && { probe: true }),
    sent: digestOf(sent),
    askedAt: now.toISOString(),
    answerBy: answerByOf(now, days.checkIn),
  };
  return { request, quote, sought: soughtIn({ ...request, extras: stay.extras }) };
}

/** The stay that a form asks for, children by their ages. */
function stayOf(sent: RequestBody) {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, guests } = storedForm(requestFields, sent);
  const children = sent.children?.toSorted((a, b) => a - b);
  return { checkIn, checkOut, guests, children, extras: sent.extras };
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
  return soughtIn({
    ...stayOf(sent),
    propertyId: sent.propertyId,
    rooms: wantedRooms(sent, property),
    note: sent.note,
  });
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
      const { request: booking, quote, sought } = quoted;
      const { waiting, newcomer } = sender;
      const isFree = freeRooms(await readHeldNights(table, booking, true));
      if (!chooseRooms(booking.rooms, property, isFree)) throw fail('nights_taken');
      const stopped = await transact(table, [
        createWrite(table.name, booking),
        quoteWrite(table.name, booking.id, quote),
        await waitingWrite(table, { booking, sought }, waiting),
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
