import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { isBeforeArrival } from '../../shared/rules/advanceTimes.ts';
import { unseenOf } from '../../shared/rules/payments.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Table } from '../runtime/table.ts';
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
  const { advance, side, moment } = seen;
  const line = await lineWrites(
    table,
    booking,
    { kind: 'in', way: advance.proof?.way ?? 'bank', amount: seen.amount, reference: advance.proof?.reference },
    { by: side.by, ...receivedRequest(advance) },
  );
  const got = received(booking, seen);
  const { userId, bookingId } = advance;
  const isShort = isPartOfProof(advance, seen.amount);
  const listed =
    got.state === 'disputed' && advance.state !== 'disputed' ? [unsolvedWrite(table.name, got, 'disputed')] : [];
  const counted =
    advance.unseenBefore && !isShort
      ? await standingWrites(table, { userId, bookingId, change: 'seen' }, moment.now)
      : [];
  const others = [side.check, ...counted, ...listed];
  if (isLapsed(booking, moment) && got.received >= got.amount && side.ground) {
    return reinstate(table, booking, { before: advance, after: got, line, others, ground: side.ground });
  }
  return changeMoney(table, booking, { before: advance, after: withDueRefund(booking, got, moment), line, others });
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
    ...(advance.state === 'sent' && isPartOfProof(advance, amount) && { unseenBefore: true }),
    ...((move === 'receivePart' || move === 'missPart') && { until }),
  });
}

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
