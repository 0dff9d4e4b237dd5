import { addDays } from '../../../../shared/rules/dates.ts';
import type { Booking, StayRoom } from '../bookings/stay/booking.ts';
import type { DayOfProperty } from './api/day.ts';

/** The numbers of the rooms that a booking has in the night of a day; on the day of check-out those of the night before. */
export function roomsOnDay(booking: Booking, day: string): number[] {
  const night = day < booking.checkOut ? day : addDays(booking.checkOut, -1);
  const numbers = booking.rooms.filter((room) => hasNight(booking, room, night)).map(({ roomNumber }) => roomNumber);
  return numbers.sort((one, other) => one - other);
}

function hasNight({ checkIn, checkOut }: Booking, { from = checkIn, until = checkOut }: StayRoom, night: string) {
  return from <= night && night < until;
}

/** The rooms that are left on a day while their booking goes on: one was changed, or given back. */
export function roomsLeftOn({ rooms, checkOut }: Booking, day: string): StayRoom[] {
  return rooms.filter(({ until }) => until === day && day < checkOut);
}

/** Bookings in the order of their rooms on a day. */
export function byRoom(bookings: readonly Booking[], day: string): Booking[] {
  const first = new Map(bookings.map((booking) => [booking._id, roomsOnDay(booking, day)[0] ?? 0]));
  return bookings.toSorted((one, other) => (first.get(one._id) ?? 0) - (first.get(other._id) ?? 0));
}

/** How many rooms nothing holds in the night of a day, of how many. */
export function freeRooms({ kinds }: Pick<DayOfProperty, 'kinds'>): { free: number; rooms: number } {
  return kinds.reduce((sum, { free, rooms }) => ({ free: sum.free + free.length, rooms: sum.rooms + rooms }), {
    free: 0,
    rooms: 0,
  });
}
