import { answer } from '../../shared/answers.ts';
import { listVendorNights, type PropertyNights } from '../../shared/contracts/nights.ts';
import { addMonths } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { type Booking, holdsNight, roomNights } from '../bookings/booking.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { kindsOfRooms } from '../bookings/roomChoice.ts';
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
  { session: sessions.vendor, bookings: vendorBookings, properties: vendorProperties, nights: knownNights },
  async ({ session, query: { month, limit, cursor } }, { bookings, properties, nights }) => {
    const list = { nightsOf: session.id };
    const after = openCursor(list, cursor);
    const [{ properties: own, next }, stays] = await Promise.all([
      properties.page(session.id, { limit, after }),
      bookings.staysWithin(session.id, month, month),
    ]);
    const days = { checkIn: `${month}-01`, checkOut: `${addMonths(month, 1)}-01` };
    const monthOf = async (property: Property) => {
      const known = await nights.find({ propertyId: property.id, ...days });
      return monthOfProperty(property, {
        ...known,
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

/** Nights of a month of a property, and the stays that have some of them. */
interface Month extends KnownNights {
  stays: readonly Booking[];
}

/** The nights of a month of all rooms of a property, as their owner sees them: who has booked, and what he noted himself. */
function monthOfProperty(property: Property, month: Month): PropertyNights {
  const kinds = kindsOfRooms(property);
  const runs = runsOf(month.held.map((night) => ({ ...night, by: holderIn(month, night) })));
  const held = Map.groupBy(runs, ({ roomId }) => roomId);
  return {
    propertyId: property.id,
    hotelName: property.hotel.name,
    rooms: property.rooms.map(({ id, roomNumber }) => ({
      roomNumber,
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
function presentRun({ stays, closings }: Month, run: NightRun): PropertyNights['rooms'][number]['held'][number] {
  const { kind, by = '', checkIn: from, checkOut: to } = run;
  const closing = closings.get(by);
  if (kind !== 'booked') return { kind, from, to, closingId: closing?.id, note: closing?.note };
  const stay = stays.find(({ id }) => id === by);
  return { kind, from, to, ...(stay && { ...wholeDays(stay, run), ...guestOf(stay) }) };
}

function wholeDays(stay: Booking, { roomId, checkIn }: NightRun) {
  const all = stay.rooms.map((room) => roomNights(stay, room));
  const own = all.find((room) => room.roomId === roomId && room.checkIn <= checkIn && checkIn < room.checkOut);
  const [to = ''] = [own?.checkOut ?? stay.checkOut, stay.checkOut].sort();
  return own && { from: own.checkIn, to };
}

function guestOf({ id, guest, source }: Booking) {
  return { bookingRequestId: id, guest: guest.name, source };
}
