import type { ShownAdvance } from '../../shared/contracts/advances.ts';
import type { LedgerLineEntry } from '../../shared/contracts/ledgers.ts';
import type { Payment } from '../../shared/contracts/payments.ts';
import { lapsingAdvances, unknownAdvances } from '../../shared/rules/advanceStates.ts';
import { lateProofUntil } from '../../shared/rules/advanceTimes.ts';
import { type BookingState, mayMove, stateAt } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { unseenOf } from '../../shared/rules/proofs.ts';
import { refundPercent } from '../../shared/rules/refunds.ts';
import type { Booking } from '../bookings/booking.ts';
import { accountOfBooking, usedOf } from './account.ts';
import { type Advance, givenBack } from './advance.ts';

/** The money of a booking as it is stored, who reads it, and its lines as that side reads them. */
interface BookingMoney {
  booking: Booking;
  advance: Advance | undefined;
  side: 'guest' | 'owner';
  lines: LedgerLineEntry[];
  receiptHouse: Payment['receiptHouse'];
}

/** The money of a booking as one side reads it now. */
export function presentPayment({ booking, advance, side, lines, receiptHouse }: BookingMoney): Payment {
  const now = new Date();
  return {
    terms: booking.terms,
    ...(advance && { advance: presentAdvance(advance, side, now) }),
    ...{ lines, account: accountOfBooking(booking, advance), receiptHouse },
    refundNow: advance && refundNow(booking, advance, { side, now }),
  };
}

function presentAdvance(advance: Advance, side: BookingMoney['side'], now: Date): ShownAdvance {
  const { state, amount, received, until, proof, refund, askedAt, payee, revision } = advance;
  const { unseenBefore, waived, settledFor } = advance;
  const lateUntil = lateUntilOf(advance, now);
  return {
    ...{ status: lateUntil === undefined ? state : 'lapsed', amount, received, askedAt, payee, revision },
    ...(lateUntil === undefined ? lapsingAdvances.includes(state) && { until } : { lateUntil }),
    ...(proof && { proof: presentProof(proof, side) }),
    ...(refund && { refund: { amount: refund.amount, dueBy: refund.dueBy, paid: refund.paid } }),
    ...{ unseenBefore, waived, settledFor },
  };
}

/** Until when a late proof is taken of an advance that has lapsed, whether or not that is written down; undefined for one that has not. */
function lateUntilOf({ state, until, received, lapsedAt }: Advance, now: Date): string | undefined {
  if (state === 'lapsed') return until;
  if (!lapsingAdvances.includes(state) || until === undefined || received > 0 || now < new Date(until))
    return undefined;
  return lapsedAt ?? lateProofUntil(until);
}

/** An owner alone reads that an id was given before: it may be a slip. */
function presentProof({ usedBefore, pressed: _, ...proof }: NonNullable<Advance['proof']>, side: BookingMoney['side']) {
  return { ...proof, ...(side === 'owner' && usedBefore && { usedBefore }) };
}

const cancels = { guest: 'cancelAsGuest', owner: 'cancelAsOwner' } as const;

/**
 * The part of an advance that goes back if a side cancels at this moment: of what came, and of what was sent and is not seen yet. Of a booking
 * that has ended the part that its end has fixed, while nobody knows whether the payment came.
 */
function refundNow(
  booking: Booking,
  advance: Advance,
  { side, now }: { side: BookingMoney['side']; now: Date },
): Payment['refundNow'] {
  const { state, policy, received } = advance;
  const isUnknown = unknownAdvances.includes(state);
  const paid = received + (isUnknown ? unseenOf(advance) : 0);
  if (isUnknown && endedStates.includes(stateAt(booking, now)))
    return refundOfEnd(booking, { ...advance, received: paid });
  if (paid === 0 || !mayMove(cancels[side], booking, now)) return undefined;
  const percent = side === 'owner' ? 100 : refundPercent(policy, booking.checkIn, now);
  const used = usedOf(booking, received, today(now));
  return { percent, amount: givenBack({ received: paid, used }, percent) };
}

const endedStates: readonly BookingState[] = ['cancelled', 'missed'];

/** The part of what came of an advance that goes back as the end of its booking has fixed it; all of it where it came too late. */
function refundOfEnd({ cancelledBy }: Booking, { received, used, refundPercent: fixed = 0 }: Advance) {
  const percent = cancelledBy === 'lapse' ? 100 : fixed;
  return { percent, amount: givenBack({ received, used }, percent) };
}
