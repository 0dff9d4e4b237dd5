import type { Booking } from '../../functions/bookings/booking.ts';
import type { AdvanceState } from '../../shared/rules/advanceLife.ts';
import { unsettledAdvances } from '../../shared/rules/advanceStates.ts';
import { stateNow } from './bookingsOf.ts';

/**
 * Refuses an erasing while money is on its way between guest and owner. An advance that has come, or a part of it, counts too as long as its booking
 * stands: an erasing would cancel that, and nobody would be left to get the refund.
 * @throws Error that names the bookings and says what to do
 */
export function refuseWithMoney(bookings: readonly Booking[]): void {
  const open = bookings.filter((booking) => booking.advance && isOpen(booking.advance.state, booking));
  if (open.length === 0) return;
  const named = open.map(({ id, advance }) => `\n  ${id}, ${advance?.state}`).join('');
  throw new Error(
    `Money is on its way between this person and others. Erase the account once both sides have said that it has come: the owner answers a payment and pays a refund back, the guest says whether that has come and cancels a stay that was paid for, and "settle-advance" decides what they dispute or do not answer. "advance <booking id>" shows each:${named}`,
  );
}

function isOpen(state: AdvanceState, booking: Booking): boolean {
  if (state === 'asked') return booking.state === 'active' && (booking.paid ?? 0) > 0;
  return unsettledAdvances.includes(state) || (state === 'received' && stateNow(booking) === 'active');
}
