import { Failure } from '../../shared/errors.ts';
import type { DeclineReason } from '../../shared/rules/bookingLife.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Booking } from './booking.ts';
import type { bookingStore } from './moves.ts';

type Store = Pick<OpenPorts<{ bookings: typeof bookingStore }>['bookings'], 'decline'>;

/** Declines requests for what happened elsewhere; answers how many of them still waited. */
export async function declineAll(
  requests: readonly Booking[],
  reasonCode: DeclineReason,
  bookings: Store,
): Promise<number> {
  let declined = 0;
  for (const request of requests) {
    if (await whileItWaits(() => bookings.decline(request, reasonCode))) declined += 1;
  }
  return declined;
}

/**
 * Moves a request; tells whether it was still pending. A request that was answered, taken back or ended meanwhile
 * stays as it is.
 */
export async function whileItWaits(move: () => Promise<unknown>): Promise<boolean> {
  try {
    await move();
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_waiting') return false;
    throw error;
  }
}

/** Whether two stays have a night of one room in common. */
export function isForSameNight(one: Booking, other: Booking): boolean {
  const sameRoom = one.propertyId === other.propertyId && one.roomId === other.roomId;
  return sameRoom && one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}
