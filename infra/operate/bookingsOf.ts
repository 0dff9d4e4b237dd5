import type { Booking } from '../../functions/bookings/booking.ts';
import { bookingClock, bookingStore } from '../../functions/bookings/moves.ts';
import { queryAll } from '../../functions/runtime/read.ts';
import { retry } from '../../functions/runtime/retry.ts';
import { type Table, tableIndexes } from '../../functions/runtime/table.ts';
import { Failure } from '../../shared/errors.ts';
import { type BookingState, stateAt } from '../../shared/rules/bookingLife.ts';

const indexes = tableIndexes.bookings;

/** All bookings of one side, in every state. The index shows a change a moment later than the record. */
export function bookingsOf(table: Table, side: keyof typeof indexes, id: string): Promise<Booking[]> {
  return queryAll<Booking>(table, {
    IndexName: side,
    KeyConditionExpression: '#owner = :id',
    ExpressionAttributeNames: { '#owner': indexes[side].owner },
    ExpressionAttributeValues: { ':id': id },
  });
}

/** The state in which a booking is at this moment, whether or not it is written down yet. */
export function stateNow(booking: Booking): BookingState {
  return stateAt(booking, new Date());
}

/** Ends a request or a booking, as whoever is given does it, unless it is over. Its other side may move it at the same moment. */
export function endBooking(
  id: string,
  end: (
    bookings: ReturnType<typeof bookingStore.open>,
    booking: Booking,
    state: 'pending' | 'active',
  ) => Promise<unknown>,
): Promise<void> {
  const [bookings, clock] = [bookingStore.open(), bookingClock.open()];
  const work = async () => {
    const booking = await bookings.find(id);
    const state = booking && stateNow(booking);
    if (state === 'expired' && booking?.state === 'pending') await clock.expire(booking);
    if (booking && (state === 'pending' || state === 'active')) await end(bookings, booking, state);
  };
  return retry(work, { attempts: 5, firstWait: 100, when: (error) => error instanceof Failure });
}
