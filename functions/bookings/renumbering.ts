import type { roomNumbers } from '../properties/roomNumbers.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Booking } from './booking.ts';
import type { bookingStore } from './moves.ts';

type Ports = OpenPorts<{ bookings: typeof bookingStore; numbers: typeof roomNumbers }>;

/**
 * Writes the numbers that rooms have by now into bookings, and answers how many had another. The number is that of the
 * record and not of the change that calls for it, so that changes may come again, late and in any order.
 */
export async function renumberAll(bookings: readonly Booking[], ports: Ports): Promise<number> {
  let renumbered = 0;
  for (const booking of bookings) if (await renumber(booking, ports)) renumbered += 1;
  return renumbered;
}

function renumber(booking: Booking, { bookings, numbers }: Ports): Promise<boolean> {
  return retryOnConflict(async () => {
    const number = await numbers.of(booking);
    return number !== undefined && bookings.renumber(booking, number);
  });
}
