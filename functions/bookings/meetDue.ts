import { stateAt } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Booking } from './booking.ts';
import { whileItWaits } from './declining.ts';
import { type Due, reminderAt } from './due.ts';
import type { bookingClock } from './moves.ts';

type Store = OpenPorts<{ bookings: typeof bookingClock }>['bookings'];

/**
 * Does what the time has brought, if it is still to be done. The time to answer ends for a request that was accepted too:
 * then its reminder is noted, so that accepting itself need not write it.
 */
export async function meetDue({ kind, bookingId }: Due, bookings: Store): Promise<void> {
  const booking = await afterItsTime(bookingId, bookings);
  if (booking?.state !== 'active') return;
  const now = new Date().toISOString();
  if (kind === 'answer' && now < reminderAt(booking)) await bookings.remindLater(booking);
  else if (mayRemind(booking)) await bookings.remind(booking);
}

/** The booking; a request that nobody answered ends first. It may be accepted at that very moment. */
async function afterItsTime(id: string, bookings: Store): Promise<Booking | undefined> {
  const booking = await bookings.find(id);
  if (booking?.state !== 'pending') return booking;
  const expired = await whileItWaits(() => bookings.expire(booking));
  return expired ? undefined : bookings.find(id);
}

/** Nobody is reminded twice, on the day itself or later, or of what was accepted after the hour of the reminder. */
function mayRemind(booking: Booking): boolean {
  const { remindedAt, answeredAt = '', checkIn } = booking;
  const ahead = stateAt(booking, new Date()) === 'active' && today() < checkIn;
  return ahead && remindedAt === undefined && answeredAt < reminderAt(booking);
}
