import { answer } from '../../shared/answers.ts';
import { listVendorNights, type PropertyNights } from '../../shared/contracts/nights.ts';
import { addDays, addMonths } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { type Booking, holdsNight } from '../bookings/booking.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { kindsOfRooms } from '../bookings/roomChoice.ts';
import { deskEvents } from '../calendars/deskEvents.ts';
import { eventIdOf } from '../calendars/eventItem.ts';
import type { KnownEvent } from '../calendars/presentEvent.ts';
import { closingsAhead } from '../nights/closingItem.ts';
import { type KnownNights, knownNights } from '../nights/knownNights.ts';
import type { HeldNight } from '../nights/nightItem.ts';
import { type NightRun, runsOf } from '../nights/nightRuns.ts';
import { presentClosing } from '../nights/presentClosing.ts';
import type { Property } from '../properties/property.ts';
import { vendorProperties } from '../properties/vendorList.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listVendorNights,
  {
    session: sessions.vendor,
    bookings: vendorBookings,
    properties: vendorProperties,
    nights: knownNights,
    calendars: deskEvents,
  },
  async ({ session, query: { month, limit, cursor } }, { bookings, properties, nights, calendars }) => {
    const list = { nightsOf: session.id };
    const after = openCursor(list, cursor);
    const [{ properties: own, next }, stays] = await Promise.all([
      properties.page(session.id, { limit, after }),
      bookings.staysWithin(session.id, month, month),
    ]);
    const days = { checkIn: `${month}-01`, checkOut: `${addMonths(month, 1)}-01` };
    const monthOf = async (property: Property) => {
      const known = await nights.find({ propertyId: property.id, ...days });
      const isElsewhere = known.held.some(({ kind }) => kind === 'elsewhere');
      return monthOfProperty(property, {
        ...known,
        events: isElsewhere ? await calendars.ever(property.id) : [],
        stays: stays.filter(({ propertyId }) => propertyId === property.id),
      });
    };
    return {
      ...answer('own_nights'),
      data: await Promise.all(own.map(monthOf)),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);

/** Nights of a month of a property, and the stays and events that have some of them. */
interface Month extends KnownNights {
  stays: readonly Booking[];
  events: readonly KnownEvent[];
}

/** The nights of a month of all rooms of a property, as their owner sees them: who has booked, and what he noted himself. */
function monthOfProperty(property: Property, month: Month): PropertyNights {
  const kinds = kindsOfRooms(property);
  const runs = runsOf(month.held.map((night) => ({ ...night, by: holderIn(month, night) })));
  const held = Map.groupBy(runs, ({ roomId }) => roomId);
  return {
    propertyId: property.id,
    hotelName: property.hotel.name,
    rooms: property.rooms.map(({ id, roomNumber, price }) => ({
      roomNumber,
      price,
      kind: kinds[id] ?? '',
      held: (held.get(id) ?? []).map((run) => presentRun(month, run)),
    })),
    closings: closingsAhead(month.closings.values()).map((closing) => presentClosing(closing, property.rooms)),
  };
}

function holderIn({ stays, holderOf }: Month, { kind, roomId, day }: HeldNight): string | undefined {
  if (kind !== 'booked') return holderOf(roomId, day);
  return stays.find((stay) => holdsNight(stay, roomId, day))?.id;
}

/** A stay is shown with its nights of other months. */
function presentRun(
  { stays, closings, events }: Month,
  run: NightRun,
): PropertyNights['rooms'][number]['held'][number] {
  const { kind, by = '', checkIn: from, checkOut: to } = run;
  if (kind === 'elsewhere') return { kind, from, to, ...eventOf(events, by) };
  const closing = closings.get(by);
  if (kind !== 'booked') return { kind, from, to, closingId: closing?.id, note: closing?.note };
  const stay = stays.find(({ id }) => id === by);
  return { kind, from, to, ...(stay && { ...wholeDays(stay, run), ...guestOf(stay) }) };
}

/** The nights in a row that a stay has in a room, also those of other months. */
function wholeDays(stay: Booking, { roomId, checkIn }: NightRun) {
  const has = (day: string) => holdsNight(stay, roomId, day);
  let [from, to] = [checkIn, checkIn];
  while (has(addDays(from, -1))) from = addDays(from, -1);
  while (has(to)) to = addDays(to, 1);
  return { from, to };
}

function guestOf({ id, guest, source, channel }: Booking) {
  return { bookingRequestId: id, guest: guest.name, source, channel };
}

/** Of an event whose calendar was removed since nothing is known but that it was one. */
function eventOf(events: readonly KnownEvent[], by: string) {
  const known = events.find(({ event }) => event.sk === by);
  return known && { eventId: eventIdOf(known.event), summary: known.event.summary, channel: known.calendar.channel };
}
