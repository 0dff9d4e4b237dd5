import type { takeCalendarEvent } from '../../shared/contracts/calendarEvents.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { nightsBetween, stayLimits } from '../../shared/rules/stays.ts';
import type { Booking } from '../bookings/booking.ts';
import { createWrite, readBooking } from '../bookings/bookingItem.ts';
import type { Actor } from '../bookings/deskActs.ts';
import { dueWrite, forgetAt } from '../bookings/due.ts';
import { agreedBooking, ownGuestParts } from '../bookings/ownBooking.ts';
import { kindsOfRooms } from '../bookings/roomChoice.ts';
import { roomWanted } from '../bookings/wantedRooms.ts';
import { bookedMonths, readGround, settle } from '../nights/changeNights.ts';
import { earliest, eventHolder } from '../nights/handOver.ts';
import { byMonth } from '../nights/nightItem.ts';
import { type HeldRoom, readWaits } from '../nights/waits.ts';
import type { OpenProperty } from '../properties/openProperty.ts';
import { digestOfSent, newId } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type CalendarItem, readCalendarItem } from './calendarItem.ts';
import { type EventItem, type EventName, eventKey } from './eventItem.ts';

/** Guest and price of an event, as whoever keeps the desk gives them. */
type EventGuest = Input<typeof takeCalendarEvent>['body'];

/** An event that is to be a booking, with who makes it one, its property and the checks that rooms and owner are there. */
interface TakenEvent {
  name: EventName;
  sent: EventGuest;
  by: Actor;
  property: OpenProperty['property'];
  checks: Write[];
}

/** Makes bookings of events that hold nights. */
export const eventBookings = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  (table) => ({
    /**
     * Stores a booking of an event, whose nights it has from then on, in one transaction; an event that was given the same guest before
     * is answered with its booking.
     * @throws Failure `event_not_found`, `event_not_held`, `event_too_long`, `conflict` where a check stops it
     */
    take: (taken: TakenEvent): Promise<Booking> => retryOnConflict(() => take(table, taken)),
  }),
);

async function take(table: Table, { name, property, checks, ...given }: TakenEvent): Promise<Booking> {
  const event = await readItem<EventItem>(table, eventKey(name));
  if (!event) throw fail('event_not_found');
  const { held, bookingId } = event;
  if (bookingId !== undefined) return takenBefore(table, bookingId, given.sent);
  if (!held || event.state !== 'held') throw fail('event_not_held');
  if (nightsBetween(held.checkIn, held.checkOut) > stayLimits.nights) throw fail('event_too_long');
  const calendar = await readCalendarItem(table, { propertyId: name.propertyId, id: name.calendarId });
  const booking = bookingOf({ event, held, calendar }, given, property);
  const nights = await nightWrites(table, event, held);
  const stopped = await transact(table, [
    createWrite(table.name, booking),
    dueWrite(table.name, 'forget', booking, forgetAt(booking)),
    revised(table.name, event, { ...event, bookingId: booking.id, firstNight: before(event, held) }),
    ...checks,
    ...nights,
  ]);
  if (stopped.length > 0) throw fail('conflict');
  return booking;
}

async function takenBefore(table: Table, bookingId: string, sent: EventGuest): Promise<Booking> {
  const booking = await readBooking(table, bookingId);
  if (booking?.sent !== digestOfSent(sent)) throw fail('event_not_held');
  return booking;
}

interface EventRoom {
  event: EventItem;
  held: HeldRoom;
  calendar: CalendarItem;
}

function bookingOf(
  { event, held, calendar }: EventRoom,
  { sent, by }: Pick<TakenEvent, 'sent' | 'by'>,
  property: TakenEvent['property'],
): Booking {
  const room = property.rooms.find(({ id }) => id === held.roomId);
  if (!room) throw fail('event_not_held');
  const rooms = [roomWanted(room, kindsOfRooms(property)[room.id] ?? '')];
  const stay = { checkIn: held.checkIn, checkOut: held.checkOut, rooms };
  return {
    ...agreedBooking(newId(12), stay, property, by),
    ...ownGuestParts({ ...sent, source: 'calendar' }, stay),
    channel: calendar.channel,
    event: event.sk,
    sent: digestOfSent(sent),
  };
}

/** All nights of the event in its room are the booking's, those that are over among them. */
async function nightWrites(table: Table, event: EventItem, held: HeldRoom): Promise<Write[]> {
  const { propertyId } = event;
  const nights = { ...held, propertyId };
  const ground = await readGround(table, propertyId, { within: held, waits: await readWaits(table, propertyId) });
  const frees = byMonth(nights).map((month) => ({ ...month, holder: eventHolder(event.sk) }));
  return settle(table.name, ground, { propertyId, frees, takes: bookedMonths(nights) }).writes;
}

/** The first of the nights that it had in another room before; undefined where there were none. */
function before({ firstNight }: EventItem, { checkIn }: HeldRoom): string | undefined {
  return earliest(firstNight, checkIn) < checkIn ? firstNight : undefined;
}
