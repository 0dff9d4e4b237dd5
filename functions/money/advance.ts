import type { AdvanceEventName, AdvanceMove, AdvanceState } from '../../shared/rules/advanceLife.ts';
import { advanceMoves, mayMoveAdvance } from '../../shared/rules/advanceLife.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import type { FixedTerms } from '../../shared/rules/advanceTerms.ts';
import { againUntil, isBeforeArrival } from '../../shared/rules/advanceTimes.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import type { MoneyWay, provableWays } from '../../shared/rules/ledger.ts';
import { refundDays, refundOf } from '../../shared/rules/refunds.ts';
import type { BookingAdvance } from '../bookings/bookedAdvance.ts';
import type { Booking } from '../bookings/booking.ts';

/** A payment as its sender proves it: whole PKR, a day `YYYY-MM-DD`, and the ISO instant of the proof. */
export interface Proof {
  way: (typeof provableWays)[number];
  reference: string;
  lastFour: string;
  amount: number;
  day: string;
  sentAt: string;
  /** It came after the lapse, of a payment that was made before. */
  late?: true | undefined;
  /** Another payment was proved to this owner with its id. */
  usedBefore?: true | undefined;
  /** Whole PKR of it that its owner has seen; absent while he has seen nothing. */
  seen?: number | undefined;
  /** How often its owner was told that it waits. */
  pressed?: number | undefined;
}

/** The part of an advance that goes back, whole PKR, until a day; `paid` is what the owner says that he has paid. */
export interface Refund {
  amount: number;
  dueBy?: string | undefined;
  paid?: { way: MoneyWay; reference?: string | undefined; amount: number; day: string; at: string } | undefined;
  /** It was not paid in time. */
  late?: true | undefined;
}

/** An advance of a booking, and what goes back of it. Instants are ISO 8601, amounts whole PKR. */
export interface Advance extends Omit<FixedTerms, 'amount'> {
  bookingId: string;
  userId: string;
  vendorId: string;
  propertyId: string;
  state: AdvanceState;
  amount: number;
  received: number;
  /** Until when it is asked for, or proved again; of one that lapsed, until when a late proof is taken. */
  until?: string | undefined;
  askedAt: string;
  /** Its guest was told that half of the time is over. */
  reminded?: true | undefined;
  lapsedAt?: string | undefined;
  payeeVersion: number;
  payee: { lastFour: string; title: string };
  proof?: Proof | undefined;
  unseenBefore?: true | undefined;
  /** Its owner wants no more of it, and what was not seen of a payment may still be proved: no time ends its booking. */
  waived?: true | undefined;
  /** Percent that go back of it, fixed when its booking ended. */
  refundPercent?: number | undefined;
  /** Whole PKR of it that nights had used up by then, of a stay that was broken off. */
  used?: number | undefined;
  refund?: Refund | undefined;
  settledFor?: 'guest' | 'owner' | undefined;
  /** The latest calls that changed it: digests of their keys and of what they sent. */
  calls?: string[] | undefined;
  /** Events of its latest change. */
  told: AdvanceEventName[];
  movedAt: string;
  revision: number;
}

/** State of the booking of an advance, as it is or will be, and the moment of a move. */
export interface StepMoment {
  booking: BookingState;
  now: Date;
}

/** Whether a move of an advance may be made now. */
export function mayStep(advance: Advance, move: AdvanceMove, moment: StepMoment): boolean {
  return mayMoveAdvance(move, advance.state, { ...advance, ...moment });
}

/** An advance as it was read, from which a change begins that tells its own events. */
export function unchanged(advance: Advance): Advance {
  return { ...advance, told: [] };
}

/** An advance after a move, with its event behind those of the moves before. @throws TypeError where the life has no such move now */
export function stepped(
  advance: Advance,
  move: AdvanceMove,
  moment: StepMoment,
  fields: Partial<Advance> = {},
): Advance {
  if (!mayStep(advance, move, moment)) throw new TypeError(`An advance that is ${advance.state} cannot ${move}.`);
  const { to, ...rule } = advanceMoves[move];
  const told = 'event' in rule ? [...advance.told, rule.event] : advance.told;
  return { ...advance, ...fields, state: to, told, movedAt: moment.now.toISOString() };
}

/** Whole PKR that a percentage of what came of an advance gives back: of what no night has used up. */
export function givenBack({ received, used = 0 }: Pick<Advance, 'received' | 'used'>, percent: number): number {
  return Math.max(0, Math.min(refundOf(received, percent), received - used));
}

/** An advance of which a percentage goes back since its booking has ended: due where that is anything. */
export function owed(advance: Advance, percent: number, moment: StepMoment): Advance {
  const amount = givenBack(advance, percent);
  const fixed = { ...advance, refundPercent: percent };
  if (amount === 0 || !mayStep(fixed, 'owe', moment)) return fixed;
  return stepped(fixed, 'owe', moment, { refund: { amount, dueBy: addDays(today(moment.now), refundDays) } });
}

/** The copy of an advance in the record of a booking, of its arrival and a state. No time to pay ends a stay that is near or has begun, or of which no more is wanted. */
export function copyOf(
  { state, amount, until, waived }: Advance,
  { checkIn }: Pick<Booking, 'checkIn'>,
  booking: BookingState,
): BookingAdvance {
  const lapses = booking === 'active' && lapsingAdvances.includes(state) && isBeforeArrival(until, checkIn);
  return { state, amount, ...(lapses && !waived && { until }) };
}

/** Until when the rest of an advance is asked for, or a payment that was not seen is proved again: an ISO instant. */
export function untilAgain({ until, lapsedAt }: Advance, { checkIn }: Pick<Booking, 'checkIn'>, now: Date): string {
  return againUntil(lapsedAt === undefined ? until : undefined, checkIn, now);
}
