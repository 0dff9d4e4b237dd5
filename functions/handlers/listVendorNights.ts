import { answer } from '../../shared/answers.ts';
import { listVendorNights, type PropertyNights } from '../../shared/contracts/nights.ts';
import { addMonths } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { type Booking, holdsNight } from '../bookings/booking.ts';
import { vendorBookings } from '../bookings/lists.ts';
import type { HeldNight } from '../nights/nightItem.ts';
import { nightNotes } from '../nights/nightNotes.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import type { Property } from '../properties/property.ts';
import { vendorProperties } from '../properties/vendorList.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';
import type { OpenPorts } from '../runtime/ports.ts';

export const handler = implement(
  listVendorNights,
  {
    session: sessions.vendor,
    bookings: vendorBookings,
    properties: vendorProperties,
    nights: nightsHeld,
    notes: nightNotes,
  },
  async ({ session, query: { month, limit, cursor } }, { bookings, properties, ...ports }) => {
    const list = { nightsOf: session.id };
    const after = openCursor(list, cursor);
    const [{ properties: own, next }, stays] = await Promise.all([
      properties.page(session.id, { limit, after }),
      bookings.staysWithin(session.id, month, month),
    ]);
    return {
      ...answer('own_nights'),
      data: await Promise.all(own.map((property) => monthOfProperty({ property, month, stays }, ports))),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);

interface Month {
  property: Property;
  /** `YYYY-MM` */
  month: string;
  /** The vendor's stays with nights in it. */
  stays: readonly Booking[];
}

type Ports = OpenPorts<{ nights: typeof nightsHeld; notes: typeof nightNotes }>;

/** The nights of a month of all rooms of a property, as their owner sees them: who has booked, and what he noted himself. */
async function monthOfProperty({ property, month, stays }: Month, ports: Ports): Promise<PropertyNights> {
  const { id, hotel, rooms } = property;
  const [held, noteOf] = await Promise.all([
    ports.nights.find({ propertyId: id, checkIn: `${month}-01`, checkOut: `${addMonths(month, 1)}-01` }),
    ports.notes.ofMonth(id, month),
  ]);
  const own = stays.filter(({ propertyId }) => propertyId === id);
  const shown = ({ roomId, day, kind }: HeldNight) =>
    kind === 'booked' ? { day, kind, ...guestOf(own, roomId, day) } : { day, kind, note: noteOf(roomId, day) };
  return {
    propertyId: id,
    hotelName: hotel.name,
    rooms: rooms.map((room) => ({
      roomNumber: room.roomNumber,
      nights: held
        .filter(({ roomId }) => roomId === room.id)
        .sort((a, b) => (a.day < b.day ? -1 : 1))
        .map(shown),
    })),
  };
}

function guestOf(stays: readonly Booking[], room: string, day: string) {
  const stay = stays.find((each) => holdsNight(each, room, day));
  return stay && { bookingRequestId: stay.id, guest: stay.guest.name };
}
