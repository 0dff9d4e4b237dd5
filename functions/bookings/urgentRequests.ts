import type { listVendorDay } from '../../shared/contracts/vendorDay.ts';
import type { Reply } from '../../shared/endpoint.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Booking } from './booking.ts';
import type { vendorBookings } from './lists.ts';
import { presentBooking } from './presentBooking.ts';

/** Requests that are counted at most, and those that are shown: who looks at a desk reads 12 units at most for them. */
const most = { counted: 100, shown: 3 } as const;

/** The requests that wait for a vendor: how many, and those whose time to answer ends first. Newcomers' come behind all others. */
export async function firstWaiting(
  vendorId: string,
  bookings: OpenPorts<{ list: typeof vendorBookings }>['list'],
): Promise<Reply<typeof listVendorDay>['waiting']> {
  const page = await bookings.page(vendorId, { status: 'pending', limit: most.counted });
  const first = page.bookings.toSorted(byUrgency).slice(0, most.shown);
  return { count: page.bookings.length, more: page.next !== undefined, first: first.map(presentBooking) };
}

function byUrgency(one: Booking, other: Booking): number {
  const turns = (one.turn ?? 0) - (other.turn ?? 0);
  return turns || new Date(one.answerBy).getTime() - new Date(other.answerBy).getTime();
}
