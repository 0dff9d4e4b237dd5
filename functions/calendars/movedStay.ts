import type { BookedRoom, Booking } from '../bookings/booking.ts';
import type { MoveFields } from '../bookings/bookingItem.ts';
import { kindsOfRooms } from '../bookings/roomChoice.ts';
import { roomWanted } from '../bookings/wantedRooms.ts';
import type { Days, Nights } from '../nights/nightItem.ts';
import type { Property } from '../properties/property.ts';

/** Days of a stay that its channel has moved, and the nights that are left of it in a room. */
interface MovedStay {
  property: Property;
  day: string;
  days: Days;
  nights: Nights;
}

/**
 * The fields of a booking of one room whose channel has moved it. Nights before today were stayed as they are. The nightly price stays,
 * and so does what was agreed beyond it.
 */
export function movedStay(booking: Booking, stay: MovedStay, at: string): MoveFields & Days {
  const { day, days } = stay;
  const hasBegun = booking.checkIn < day && days.checkIn <= day;
  const changed = { at, by: 'channel', what: 'moved' } as const;
  const fields = { state: booking.state, changed, checkOut: days.checkOut };
  if (hasBegun) return { ...fields, checkIn: booking.checkIn, rooms: roomsOfBegun(booking, stay) };
  const { from: _, until: __, ...room } = nextRoom(booking, stay);
  return { ...fields, checkIn: days.checkIn, rooms: [room] };
}

/** Rooms of a stay that has begun: those that were slept in until today, and the one from today on. */
function roomsOfBegun(booking: Booking, stay: MovedStay): BookedRoom[] {
  const { day } = stay;
  const slept = booking.rooms.filter(({ from = booking.checkIn }) => from < day);
  const next = nextRoom(booking, stay);
  const last = slept.at(-1);
  if (last?.id === next.id) return [...slept.slice(0, -1), { ...last, until: undefined }];
  const until = (room: BookedRoom) => (room.until !== undefined && room.until < day ? room.until : day);
  const later = { ...next, from: day, until: undefined, remainder: undefined };
  return [...slept.map((room) => ({ ...room, until: until(room) })), later];
}

function nextRoom({ rooms }: Booking, { property, nights }: MovedStay): BookedRoom {
  const [last] = rooms.slice(-1) as [BookedRoom];
  if (last.id === nights.roomId) return last;
  const room = property.rooms.find(({ id }) => id === nights.roomId);
  const { price, remainder } = last;
  return room ? { ...roomWanted(room, kindsOfRooms(property)[room.id] ?? ''), price, remainder } : last;
}
