import type { PropertyNights } from '../../shared/contracts/nights.ts';
import { addMonths } from '../../shared/rules/dates.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { HeldNight, Nights } from './nightItem.ts';
import type { nightNotes } from './nightNotes.ts';
import type { nightsHeld } from './nightsHeld.ts';

interface Property {
  id: string;
  hotel: { name: string };
  rooms: readonly { id: string; roomNumber: number }[];
}

/** A guest's stay in a room. */
interface Stay extends Nights {
  id: string;
  guest: { name: string };
}

interface Month {
  property: Property;
  /** `YYYY-MM` */
  month: string;
  /** The vendor's stays with nights in it. */
  stays: readonly Stay[];
}

type Ports = OpenPorts<{ nights: typeof nightsHeld; notes: typeof nightNotes }>;

/** The nights of a month of all rooms of a property, as their owner sees them: who has booked, and what he noted himself. */
export async function monthOfProperty({ property, month, stays }: Month, ports: Ports): Promise<PropertyNights> {
  const { id, hotel, rooms } = property;
  const [held, noteOf] = await Promise.all([
    ports.nights.find({ propertyId: id, checkIn: `${month}-01`, checkOut: `${addMonths(month, 1)}-01` }),
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

function guestOf(stays: readonly Stay[], room: string, day: string) {
  const stay = stays.find(({ roomId, checkIn, checkOut }) => roomId === room && checkIn <= day && day < checkOut);
  return stay && { bookingRequestId: stay.id, guest: stay.guest.name };
}
