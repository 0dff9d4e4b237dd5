import { fail } from '../../shared/errors.ts';
import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { isBeforeArrival } from '../../shared/rules/advanceTimes.ts';
import { unseenAmount } from '../../shared/rules/changedAdvance.ts';
import { mostLines } from '../../shared/rules/ledger.ts';
import { unseenOf } from '../../shared/rules/proofs.ts';
import { type Booking, bookingTotal } from '../bookings/booking.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Advance, owed, type StepMoment, stepped, unchanged, untilAgain } from './advance.ts';
import { standingWrites } from './guestStanding.ts';
import { type LineWrites, lineWrites } from './lines.ts';
import { type ChangedMoney, changeMoney, type OwnerSide } from './moneyChange.ts';
import { type FreeGround, reinstate } from './reinstating.ts';
import { unsolvedWrite } from './unsolved.ts';

/** A payment of an advance that the owner has seen: whole PKR. */
interface SeenPayment {
  advance: Advance;
  amount: number;
  side: OwnerSide & { ground?: FreeGround | undefined };
  moment: StepMoment;
}

/** The request of the line that an answer writes to an advance of a revision. */
export function receivedRequest({ revision }: Pick<Advance, 'revision'>): { requestKey: string; advance: true } {
  return { requestKey: `received ${revision}`, advance: true };
}

/** Writes down what came of an advance. Of a booking that has ended what is due goes back; one that has lapsed stands again where it can. */
export async function receive(table: Table, booking: Booking, seen: SeenPayment): Promise<ChangedMoney> {
  const { advance, amount, side, moment } = seen;
  const { way = 'bank', reference } = advance.proof ?? {};
  const sent = { kind: 'in', way, amount, reference } as const;
  const line = await lineWrites(table, booking, sent, { by: side.by, ...receivedRequest(advance) });
  const after = received(booking, seen);
  refuseEndless(advance, after, line);
  const others = [side.check, ...(await listWrites(table, seen, after))];
  if (isLapsed(booking, moment) && after.received >= after.amount && side.ground) {
    return reinstate(table, booking, { before: advance, after, line, others, ground: side.ground });
  }
  return changeMoney(table, booking, { before: advance, after: withDueRefund(booking, after, moment), line, others });
}

/** One that is all seen counts to its guest no more; one of which a part was seen for the second time comes to operators. */
async function listWrites(table: Table, { advance, amount, moment }: SeenPayment, after: Advance): Promise<Write[]> {
  const { state, userId, bookingId, unseenBefore } = advance;
  if (!unseenBefore) return [];
  if (!isPartOfProof(advance, amount)) return standingWrites(table, { userId, bookingId, change: 'seen' }, moment.now);
  return state !== 'disputed' && after.state === 'disputed' ? [unsolvedWrite(table.name, after, 'disputed')] : [];
}

/** Whether less came than the guest has proved, and less than is asked for: the guest may say so, and the second time operators look at it. */
function isPartOfProof(advance: Advance, amount: number): boolean {
  return amount < unseenOf(advance) && advance.received + amount < advance.amount;
}

/** Another part alone is written down as often as the owner finds some, and not without end. @throws Failure `ledger_full` */
function refuseEndless(before: Advance, { state }: Advance, { lines }: LineWrites): void {
  if (before.state === state && lines.length > mostLines) throw fail('ledger_full');
}

/** Moves by which an owner sees all that is missing of a payment, or a part of it, once he has said that he does not see it. */
const later: Partial<Record<Advance['state'], { whole: AdvanceMove; part: AdvanceMove }>> = {
  unseen: { whole: 'receiveLater', part: 'seePart' },
  disputed: { whole: 'receiveDisputed', part: 'seePartDisputed' },
};

/**
 * The advance with what came: less than was asked for leaves the rest asked, while the booking stands and there is time for it, and no more than
 * is left to pay of the stay.
 */
function received(booking: Booking, seen: SeenPayment): Advance {
  const { advance, amount, moment } = seen;
  const until = untilOfRest(booking, seen);
  const move = moveOf(booking, seen, until);
  const { proof } = advance;
  const got = advance.received + amount;
  return stepped(unchanged(advance), move, moment, {
    received: got,
    proof: proof && { ...proof, seen: (proof.seen ?? 0) + amount },
    ...(isPartOfProof(advance, amount) && { unseenBefore: true }),
    ...((move === 'receivePart' || move === 'missPart') && { until }),
    ...(move === 'receivePart' && { amount: got + restOf(booking, seen) }),
    ...(move === 'missPart' && {
      amount: unseenAmount({ amount: advance.amount, received: got }, bookingTotal(booking)),
    }),
  });
}

/** Whole PKR that are still to be asked for: of the advance, and no more than is left of the total. */
function restOf(booking: Booking, { advance, amount }: SeenPayment): number {
  const left = bookingTotal(booking) - (booking.paid ?? 0);
  return Math.min(advance.amount - advance.received, left) - amount;
}

/** A further part leaves the time that was left when it was proved: nobody holds nights by paying a rupee a day. */
function untilOfRest(booking: Booking, { advance, amount, moment }: SeenPayment): string {
  const { until, proof, received } = advance;
  const isFurther = received > 0 && !isPartOfProof(advance, amount);
  if (!isFurther || until === undefined || !proof) return untilAgain(advance, booking, moment.now);
  return new Date(moment.now.getTime() + Date.parse(until) - Date.parse(proof.sentAt)).toISOString();
}

/** The move by which an owner sees a payment, or a part of it; a rest would be asked for until an instant. */
function moveOf(booking: Booking, seen: SeenPayment, until: string): AdvanceMove {
  const { advance, amount } = seen;
  const isPart = isPartOfProof(advance, amount);
  const moves = later[advance.state];
  if (moves) return isPart ? moves.part : moves.whole;
  if (isPart && advance.unseenBefore) return 'missPartAgain';
  if (hasRest(booking, seen, until)) return 'receivePart';
  return isPart ? 'missPart' : 'receive';
}

/** Whether a rest is asked for: while the booking stands, and there is time for it. */
function hasRest(booking: Booking, seen: SeenPayment, until: string): boolean {
  const isOpen = seen.moment.booking === 'active' && !seen.advance.waived && isBeforeArrival(until, booking.checkIn);
  return isOpen && restOf(booking, seen) > 0;
}

/** Whether the booking of an advance has ended because that was not paid in time. */
function isLapsed({ cancelledBy }: Booking, { booking }: StepMoment): boolean {
  return booking === 'cancelled' && cancelledBy === 'lapse';
}

/** An advance with what goes back of a payment for a booking that came to nothing: all where it came too late. */
export function withDueRefund(booking: Booking, advance: Advance, moment: StepMoment): Advance {
  if (moment.booking !== 'cancelled' && moment.booking !== 'missed') return advance;
  return owed(advance, isLapsed(booking, moment) ? 100 : (advance.refundPercent ?? 0), moment);
}
