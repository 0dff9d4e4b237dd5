import type { PropertyNights } from '../../shared/contracts/nights.ts';
import { addMonths } from '../../shared/rules/dates.ts';
import type { Property } from '../properties/property.ts';
import type { Opened } from '../runtime/ports.ts';
import type { Booking } from './booking.ts';
import type { HeldNight } from './nightItem.ts';
import type { nightNotes } from './nightNotes.ts';
import type { nightsHeld } from './nightsHeld.ts';

interface Asked {
  property: Property;
  /** `YYYY-MM` */
  month: string;
  /** The vendor's active bookings with nights in it. */
  stays: readonly Booking[];
}

type Ports = Opened<{ nights: typeof nightsHeld; notes: typeof nightNotes }>;

/** The nights of a month of all rooms of a property, as their owner sees them: who has booked, and what he noted himself. */
export async function monthOfProperty({ property, month, stays }: Asked, ports: Ports): Promise<PropertyNights> {
  const { id, hotel, rooms } = property;
  const [held, noteOf] = await Promise.all([
    ports.nights.find(id, `${month}-01`, `${addMonths(month, 1)}-01`),
    ports.notes.ofMonth(id, month),
  ]);
  const own = stays.filter(({ propertyId }) => propertyId === id);
  const shown = ({ roomId, day, kind }: HeldNight) =>
    kind === 'closed' ? { day, kind, note: noteOf(roomId, day) } : { day, kind, ...guestOf(own, roomId, day) };
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
  const stay = stays.find(({ roomId, checkIn, checkOut }) => roomId === room && checkIn <= day && day < checkOut);
  return stay && { bookingRequestId: stay.id, guest: stay.guest.name };
}
