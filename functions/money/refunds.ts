import { fail } from '../../shared/errors.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import type { MoneyWay } from '../../shared/rules/ledger.ts';
import { paymentIssues, refundBounds } from '../../shared/rules/payments.ts';
import type { Booking } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';
import { type Advance, mayStep, stepped, unchanged } from './advance.ts';
import { debtWrites } from './debts.ts';
import { type LineWrites, lineWrites } from './lines.ts';
import { advanceOf, type ChangedMoney, changeMoney, type OwnerSide, wasSent, withCall } from './moneyChange.ts';
import { unsolvedWrite } from './unsolved.ts';

/** Notes refunds that owners have paid: with the line and the advance, or nothing. A call that comes again is answered with what it has done. */
export const refunds = port('bookings', ['GetItem', 'Query', 'PutItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /** @throws Failure `no_refund_due`, `more_than_paid`, `payment_sent_before`, `invalid_request`, `conflict`, and those of `lineWrites` */
  pay: (booking: Booking, call: RefundCall, side: OwnerSide) => pay(table, booking, call, side),
}));

/** Notes whether refunds have come to guests. A call that comes again changes nothing. */
export const refundAnswers = port('bookings', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /** @throws Failure `no_refund_sent`, `conflict` */
  answer: (booking: Booking, answer: 'confirmed' | 'denied') => answerRefund(table, booking, answer),
}));

/** A refund as its owner says that he has paid it. */
interface RefundCall {
  paid: { way: MoneyWay; reference?: string | undefined; amount: number; day: string };
  requestKey: string;
}

/** Notes a refund: what is due at least, or, where nothing is, whatever the owner gives. Both are no more than what came and is still there. */
async function pay(
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
  const issues = paymentIssues(paid, refundBounds(read, booking.paid), now);
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

async function answerRefund(table: Table, booking: Booking, answer: 'confirmed' | 'denied'): Promise<ChangedMoney> {
  const now = new Date();
  const read = await advanceOf(table, booking);
  if (read?.state === answer) return { booking, advance: read };
  const move = answer === 'confirmed' ? 'confirm' : 'deny';
  const moment = { booking: stateAt(booking, now), now };
  if (!read || !mayStep(read, move, moment)) throw fail('no_refund_sent');
  const others = answer === 'denied' ? [unsolvedWrite(table.name, read, answer)] : [];
  return changeMoney(table, booking, { before: read, after: stepped(unchanged(read), move, moment), others });
}
