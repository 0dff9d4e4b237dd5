import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { isBeforeArrival } from '../../shared/rules/advanceTimes.ts';
import { unseenOf } from '../../shared/rules/proofs.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Advance, owed, type StepMoment, stepped, unchanged, untilAgain } from './advance.ts';
import { standingWrites } from './guestStanding.ts';
import { lineWrites } from './lines.ts';
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

/** Moves by which an owner sees all that is missing of a payment, or a part of it, once he has said that he does not see it. */
const later: Partial<Record<Advance['state'], { whole: AdvanceMove; part: AdvanceMove }>> = {
  unseen: { whole: 'receiveLater', part: 'seePart' },
  disputed: { whole: 'receiveDisputed', part: 'seePartDisputed' },
};

/** The advance with what came: less than was asked for leaves the rest asked, while the booking stands and there is time for it. */
function received(booking: Booking, seen: SeenPayment): Advance {
  const { advance, amount, moment } = seen;
  const until = untilAgain(advance, booking, moment.now);
  const move = moveOf(booking, seen, until);
  const { proof } = advance;
  return stepped(unchanged(advance), move, moment, {
    received: advance.received + amount,
    proof: proof && { ...proof, seen: (proof.seen ?? 0) + amount },
    ...(isPartOfProof(advance, amount) && { unseenBefore: true }),
    ...((move === 'receivePart' || move === 'missPart') && { until }),
  });
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
function hasRest({ checkIn }: Booking, { advance, amount, moment }: SeenPayment, until: string): boolean {
  const isOpen = moment.booking === 'active' && isBeforeArrival(until, checkIn);
  return isOpen && advance.received + amount < advance.amount;
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
