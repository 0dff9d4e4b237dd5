import { fail } from '../../shared/errors.ts';
import type { AdvanceEventName, AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { unseenAmount } from '../../shared/rules/changedAdvance.ts';
import { unseenOf } from '../../shared/rules/proofs.ts';
import { type Booking, bookingTotal } from '../bookings/booking.ts';
import type { Table } from '../runtime/table.ts';
import { type Advance, mayStep, type StepMoment, stepped, unchanged, untilAgain } from './advance.ts';
import { standingWrites } from './guestStanding.ts';
import { readLines } from './ledgerItems.ts';
import { requestOf } from './lines.ts';
import { advanceOf, type ChangedMoney, changeMoney, type OwnerSide } from './moneyChange.ts';
import { receive, receivedRequest } from './receiving.ts';
import type { FreeGround } from './reinstating.ts';
import { unsolvedWrite } from './unsolved.ts';
import { waived, waivers } from './waiving.ts';

/** Answer of an owner to an advance or its proof as he was shown it; `amount` is whole PKR that came. */
export interface OwnerAnswer {
  answer: 'received' | 'unseen' | 'waived';
  amount?: number | undefined;
  revision: number;
}

/** Moves by which an owner answers; the first that may be made is. Of less than all that was proved `receive` makes another one. */
const moves: Record<OwnerAnswer['answer'], readonly AdvanceMove[]> = {
  received: ['receive', 'receiveLater', 'receiveDisputed'],
  unseen: ['miss', 'missAgain'],
  waived: waivers,
};

const refusals = { received: 'advance_not_sent', unseen: 'advance_not_sent', waived: 'advance_not_asked' } as const;

/** Events of which an answer tells one. */
const events: Record<OwnerAnswer['answer'], readonly AdvanceEventName[]> = {
  received: ['advance.received', 'advance.disputed'],
  unseen: ['advance.unseen', 'advance.disputed'],
  waived: ['advance.waived'],
};

/** Carries an answer of the owner out. A call that comes again is answered with what it has done. */
export async function answerAsOwner(
  table: Table,
  booking: Booking,
  answer: OwnerAnswer,
  side: OwnerSide & { ground?: FreeGround | undefined },
): Promise<ChangedMoney> {
  const now = new Date();
  const advance = await advanceOf(table, booking);
  if (!advance) throw fail(refusals[answer.answer]);
  if (await isAnswered(table, advance, answer)) return { booking, advance };
  const moment = { booking: stateAt(booking, now), now };
  const move = moves[answer.answer].find((each) => mayStep(advance, each, moment));
  if (!move) throw fail(refusals[answer.answer]);
  if (advance.revision !== answer.revision) throw fail('advance_changed');
  if (answer.answer === 'received') {
    return receive(table, booking, { advance, amount: amountOf(booking, advance, answer), side, moment });
  }
  if (answer.answer === 'unseen') return missPayment(table, booking, { advance, move, moment, side });
  const after = waived(booking, advance, move, moment);
  return changeMoney(table, booking, { before: advance, after, others: [side.check] });
}

/** Whether the one change since the answer was given is what it does: the reply to an earlier call may be lost. */
async function isAnswered(table: Table, advance: Advance, given: OwnerAnswer): Promise<boolean> {
  const { answer, revision } = given;
  const isNext = advance.revision === revision + 1 && advance.told.some((event) => events[answer].includes(event));
  return isNext && (answer === 'waived' || isSaid(table, advance, given));
}

/** Whether what was written down is what the answer says: two phones of an owner may say different amounts at one moment, or that nothing came. */
async function isSaid(table: Table, advance: Advance, { answer, amount, revision }: OwnerAnswer): Promise<boolean> {
  const request = requestOf(receivedRequest({ revision }));
  const line = (await readLines(table, advance.bookingId)).find((each) => each.request === request);
  if (answer === 'unseen') return line === undefined;
  return line !== undefined && (amount === undefined ? unseenOf(advance) === 0 : line.amount === amount);
}

/** Whole PKR that came: what its guest has proved and is not seen yet, where the owner names nothing else. @throws Failure `invalid_request` */
function amountOf(booking: Booking, advance: Advance, { amount }: OwnerAnswer): number {
  const said = amount ?? unseenOf(advance);
  const max = Math.max(unseenOf(advance), bookingTotal(booking) - (booking.paid ?? 0));
  if (said <= max) return said;
  throw fail('invalid_request', {
    issues: [{ path: 'amount', code: 'not_whole', params: { label: 'Amount', min: 1, max } }],
  });
}

interface MissedPayment {
  advance: Advance;
  move: AdvanceMove;
  moment: StepMoment;
  side: OwnerSide;
}

/** A guest whose payment was not seen proves it again within a day; the second time operators look at it. */
async function missPayment(
  table: Table,
  booking: Booking,
  { advance, move, moment, side }: MissedPayment,
): Promise<ChangedMoney> {
  const { userId, bookingId } = advance;
  const isFirst = move === 'miss';
  const fields: Partial<Advance> = isFirst
    ? {
        ...{ unseenBefore: true, until: untilAgain(advance, booking, moment.now) },
        amount: unseenAmount(advance, bookingTotal(booking)),
      }
    : {};
  const counted = isFirst ? await standingWrites(table, { userId, bookingId, change: 'unseen' }, moment.now) : [];
  const listed = isFirst ? [] : [unsolvedWrite(table.name, advance, 'disputed')];
  return changeMoney(table, booking, {
    ...{ before: advance, after: stepped(unchanged(advance), move, moment, fields) },
    others: [side.check, ...counted, ...listed],
  });
}
