import { isUnpaid } from '../../shared/rules/unpaid.ts';
import { type Booking, hasTraveller } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { end } from '../bookings/ends.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import type { OwnerSide } from './moneyChange.ts';
import { answerAsOwner, type OwnerAnswer } from './ownerAnswers.ts';
import { type ProofCall, prove } from './proofs.ts';
import type { FreeGround } from './reinstating.ts';

/**
 * Moves advances by what both sides say of payments: each move is one transaction, on condition that booking and advance are as read. A call that
 * comes again is answered with what it has done.
 */
export const payments = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  (table) => ({
    find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
    /**
     * Stores the proof of a payment by the guest, which stops the clock.
     * @throws Failure `advance_not_asked`, `advance_lapsed`, `payment_sent_before`, `invalid_request`, `conflict`
     */
    prove: async (booking: Booking, call: ProofCall) => prove(table, await asTimeHasIt(table, booking), call),
    /**
     * Notes what the owner answers to an advance or its proof. Where a late payment has come, the booking stands again on the ground that is
     * given, or all of it is due back.
     * @throws Failure `advance_not_sent`, `advance_not_asked`, `advance_changed`, `invalid_request`, `conflict`
     */
    answer: async (booking: Booking, answer: OwnerAnswer, side: OwnerSide & { ground?: FreeGround | undefined }) =>
      answerAsOwner(table, await asTimeHasIt(table, booking), answer, side),
  }),
);

/** The booking; one whose time to pay is over ends first, and its nights are free. */
async function asTimeHasIt(table: Table, booking: Booking): Promise<Booking> {
  const { state, advance } = booking;
  const isOver = state === 'active' && isUnpaid({ advance }, new Date());
  return isOver && hasTraveller(booking) ? end(table, booking, 'lapse') : booking;
}
