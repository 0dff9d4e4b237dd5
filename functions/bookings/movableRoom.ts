import { fail } from '../../shared/errors.ts';
import { mayChange } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { type BookedRoom, type Booking, roomsFrom } from './booking.ts';

/** The room of that number that a booking has by now. @throws Failure `rooms_fixed`, `booking_changed` */
export function roomToMove(booking: Booking, roomNumber: number, now: Date): BookedRoom {
  if (!mayChange('moveRoom', booking, now)) throw fail('rooms_fixed');
  const room = roomsFrom(booking, today(now)).find(({ number }) => number === roomNumber);
  if (!room) throw fail('booking_changed');
  return room;
}
