import type { AutomaticReason } from '../../shared/rules/declineReasons.ts';
import type { listedRooms } from '../properties/listedRooms.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';
import type { Booking } from './booking.ts';
import type { bookingStore } from './moves.ts';

type Store = Pick<OpenPorts<{ bookings: typeof bookingStore }>['bookings'], 'decline'>;

/** Declines requests without their owner: others got the nights, or the room is gone. @returns how many still waited */
export async function declineAll(
  requests: readonly Booking[],
  reasonCode: AutomaticReason,
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
  return (await unlessRefused(move(), 'not_waiting')) !== undefined;
}

/** Whether two stays have a night of one hotel in common. */
export function isForSameNight(one: Booking, other: Booking): boolean {
  return one.propertyId === other.propertyId && one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}

type Ports = OpenPorts<{ bookings: typeof bookingStore; listed: typeof listedRooms }>;

/**
 * Writes the numbers that rooms have by now into bookings, and answers how many had another. The number is that of the
 * record and not of the change that calls for it, so that changes may come again, late and in any order.
 */
export async function renumberAll(bookings: readonly Booking[], ports: Ports): Promise<number> {
  let renumbered = 0;
  for (const booking of bookings) if (await renumber(booking, ports)) renumbered += 1;
  return renumbered;
}

function renumber({ id }: Booking, { bookings, listed }: Ports): Promise<boolean> {
  return retryOnConflict(async () => {
    const booking = await bookings.find(id);
    const rooms = booking && (await listed.of(booking.propertyId));
    return booking !== undefined && rooms !== undefined && bookings.renumber(booking, rooms);
  });
}
