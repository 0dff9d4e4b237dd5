import { fail } from '../../shared/errors.ts';
import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { unseenOf } from '../../shared/rules/payments.ts';
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

/** Answer of an owner to an advance or its proof as he was shown it; `amount` is whole PKR that came. */
export interface OwnerAnswer {
  answer: 'received' | 'unseen' | 'waived';
  amount?: number | undefined;
  revision: number;
}

/** Moves by which an owner answers, by the state of the advance; the first that may be made is. */
const moves: Record<OwnerAnswer['answer'], Partial<Record<Advance['state'], readonly AdvanceMove[]>>> = {
  received: { sent: ['receivePart', 'receive'], unseen: ['receiveLater'], disputed: ['receiveDisputed'] },
  unseen: { sent: ['miss', 'missAgain'] },
  waived: { asked: ['waive', 'waiveRest'], unseen: ['waiveUnseen', 'waiveUnseenRest'] },
};

const refusals = { received: 'advance_not_sent', unseen: 'advance_not_sent', waived: 'advance_not_asked' } as const;

/** States in which an answer has left an advance. */
const after: Record<OwnerAnswer['answer'], readonly Advance['state'][]> = {
  received: ['received', 'asked', 'refundDue', 'unseen', 'disputed'],
  unseen: ['unseen', 'disputed'],
  waived: ['ended', 'received'],
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
  const possible = moves[answer.answer][advance.state] ?? [];
  if (possible.length === 0) throw fail(refusals[answer.answer]);
  if (advance.revision !== answer.revision) throw fail('advance_changed');
  if (answer.answer === 'received') {
    return receive(table, booking, { advance, amount: amountOf(booking, advance, answer), side, moment });
  }
  const move = possible.find((each) => mayStep(advance, each, moment));
  if (!move) throw fail(refusals[answer.answer]);
  return answer.answer === 'unseen'
    ? missPayment(table, booking, { advance, move, moment, side })
    : changeMoney(table, booking, {
        ...{ before: advance, after: stepped(unchanged(advance), move, moment) },
        others: [side.check],
      });
}

/** Whether the one change since the answer was given is what it does: the reply to an earlier call may be lost. */
async function isAnswered(table: Table, advance: Advance, given: OwnerAnswer): Promise<boolean> {
  const { answer, revision } = given;
  const isNext = advance.revision === revision + 1 && after[answer].includes(advance.state);
  return isNext && answeredBy(advance, answer) && isSaid(table, advance, given);
}

/** Whether what was written down is what the answer says: two phones of an owner may say different amounts at one moment, or that nothing came. */
async function isSaid(table: Table, advance: Advance, { answer, amount, revision }: OwnerAnswer): Promise<boolean> {
  if (answer === 'waived') return true;
  const request = requestOf(receivedRequest({ revision }));
  const line = (await readLines(table, advance.bookingId)).find((each) => each.request === request);
  if (answer === 'unseen') return line === undefined;
  return line !== undefined && (amount === undefined ? unseenOf(advance) === 0 : line.amount === amount);
}

function answeredBy({ told }: Advance, answer: OwnerAnswer['answer']): boolean {
  const events = {
    received: ['advance.received', 'advance.disputed'],
    unseen: ['advance.unseen', 'advance.disputed'],
    waived: ['advance.waived'],
  };
  return told.some((event) => events[answer].includes(event));
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
    ? { unseenBefore: true, until: untilAgain(advance, booking, moment.now) }
    : {};
  const counted = isFirst ? await standingWrites(table, { userId, bookingId, change: 'unseen' }, moment.now) : [];
  const listed = isFirst ? [] : [unsolvedWrite(table.name, advance, 'disputed')];
  return changeMoney(table, booking, {
    ...{ before: advance, after: stepped(unchanged(advance), move, moment, fields) },
    others: [side.check, ...counted, ...listed],
  });
}
