import { profileKey } from '../../functions/accounts/accountKeys.ts';
import type { Profile } from '../../functions/accounts/profiles.ts';
import { type Booking, voucherCode } from '../../functions/bookings/booking.ts';
import { readBooking } from '../../functions/bookings/bookingItem.ts';
import { readItem } from '../../functions/runtime/read.ts';
import { mayMove } from '../../shared/rules/bookingLife.ts';
import { endBooking } from './bookingsOf.ts';
import { type Operator, sayDry } from './operator.ts';

interface Cancellation {
  bookingId: string;
  /** Both sides read it. */
  reason: string;
}

/** Cancels a stay, or a request that waits, for its guest: the nights are free again, and mails say that nothing is to be paid. */
export async function cancelForGuest(operator: Operator, { bookingId, reason }: Cancellation): Promise<void> {
  const { tables, say, does, log } = operator;
  const booking = await found(operator, bookingId);
  await sayPlan(operator, booking, reason);
  if (!mayCancel(booking)) return say(`It cannot be cancelled any more: it is ${booking.state}.`);
  if (!does) return sayDry(operator);
  await endBooking(bookingId, (bookings, current) => bookings.cancelAsOperator(current, reason));
  const after = await readBooking(tables.bookings, bookingId);
  if (after?.cancelledBy !== 'sarai') throw new Error(`It was moved at that moment: it is ${after?.state} by now.`);
  await log(bookingId, 'cancelled');
  say('It is cancelled, and mails are on their way.');
}

async function found({ tables }: Operator, bookingId: string): Promise<Booking> {
  const booking = await readBooking(tables.bookings, bookingId);
  if (!booking) throw new Error(`There is no booking with the id ${bookingId}.`);
  return booking;
}

function mayCancel(booking: Booking): boolean {
  const now = new Date();
  return mayMove('withdrawAsOperator', booking, now) || mayMove('cancelAsOperator', booking, now);
}

async function sayPlan({ tables, say }: Operator, booking: Booking, reason: string): Promise<void> {
  const { id, hotelName, checkIn, checkOut, guest, state, vendorId } = booking;
  const host = await readItem<Profile>(tables.vendors, profileKey(vendorId));
  const told =
    host && !host.suspension ? 'the guest and the host' : 'the guest, and not the host, who is suspended or gone';
  say(`${JSON.stringify(guest.name)} at ${JSON.stringify(hotelName)}, ${checkIn} to ${checkOut}, ${state}, voucher ${voucherCode(id)}.
- A mail that Sarai has cancelled it, and that nothing is to be paid, goes to ${told}, with the reason: ${JSON.stringify(reason)}`);
}
