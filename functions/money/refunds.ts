import { fail } from '../../shared/errors.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import type { FieldIssue } from '../../shared/rules/issues.ts';
import type { MoneyWay } from '../../shared/rules/ledger.ts';
import { paymentIssues } from '../../shared/rules/payments.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Table } from '../runtime/table.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';
import { type Advance, mayStep, stepped, unchanged } from './advance.ts';
import { debtWrites } from './debts.ts';
import { type LineWrites, lineWrites } from './lines.ts';
import { advanceOf, type ChangedMoney, changeMoney, type OwnerSide, wasSent, withCall } from './moneyChange.ts';
import { unsolvedWrite } from './unsolved.ts';

/** A refund as its owner says that he has paid it. */
export interface RefundCall {
  paid: { way: MoneyWay; reference?: string | undefined; amount: number; day: string };
  requestKey: string;
}

/** Notes a refund: what is due at least, or, where nothing is, whatever the owner gives. Both are no more than what came and is still there. */
export async function refund(
  table: Table,
  booking: Booking,
  { paid, requestKey }: RefundCall,
  side: OwnerSide,
): Promise<ChangedMoney> {
  const now = new Date();
  const read = await advanceOf(table, booking);
  if (!read) throw fail('no_refund_due');
  if (wasSent(read, requestKey, paid)) return { booking, advance: read };
  const moment = { booking: stateAt(booking, now), now };
  const move = (['refund', 'giveMore'] as const).find((each) => mayStep(read, each, moment));
  if (!move || moment.booking === 'completed') throw fail('no_refund_due');
  // The desk has written down that it went out already.
  if (!booking.paid) throw fail('more_than_paid');
  const issues = refundIssues(booking, read, paid, now);
  if (issues.length > 0) throw fail('invalid_request', { issues });
  const { day, ...moved } = paid;
  const writer = { by: side.by, requestKey, advance: true } as const;
  const line = await unlessPaid(lineWrites(table, booking, { kind: 'out', ...moved }, writer));
  const { late: _, ...due } = read.refund ?? { amount: 0 };
  const fields: Partial<Advance> = {
    refund: { ...due, paid: { ...paid, at: now.toISOString() } },
    calls: withCall(read, requestKey, paid),
  };
  const after = stepped(unchanged(read), move, moment, fields);
  const debts = await debtWrites(table, read, 'paid');
  return changeMoney(table, booking, { before: read, after, line, others: [side.check, ...debts] });
}

/** The amount was held to what the record says: a line came between. @throws Failure `conflict` */
async function unlessPaid(writing: Promise<LineWrites>): Promise<LineWrites> {
  const line = await unlessRefused(writing, 'more_than_paid');
  if (!line) throw fail('conflict');
  return line;
}

/** Issues of a refund: its amount, from what is due to what came, and its day. */
function refundIssues(
  { paid: there = 0 }: Booking,
  { askedAt, received, refund: due }: Advance,
  paid: RefundCall['paid'],
  now: Date,
): FieldIssue[] {
  const most = Math.min(received, there);
  const least = Math.min(due?.amount ?? 1, most);
  return paymentIssues(paid, { least, most, from: today(new Date(askedAt)) }, now);
}

/** Notes whether the guest has a refund that the owner has paid. A call that comes again changes nothing. */
export async function answerRefund(
  table: Table,
  booking: Booking,
  answer: 'confirmed' | 'denied',
): Promise<ChangedMoney> {
  const now = new Date();
  const read = await advanceOf(table, booking);
  if (read?.state === answer) return { booking, advance: read };
  const move = answer === 'confirmed' ? 'confirm' : 'deny';
  const moment = { booking: stateAt(booking, now), now };
  if (!read || !mayStep(read, move, moment)) throw fail('no_refund_sent');
  const others = answer === 'denied' ? [unsolvedWrite(table.name, read, answer)] : [];
  return changeMoney(table, booking, { before: read, after: stepped(unchanged(read), move, moment), others });
}
