import { fail } from '../../shared/errors.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Actor } from '../bookings/deskActs.ts';
import { digestOfSent } from '../runtime/ids.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type Advance, copyOf } from './advance.ts';
import { advanceWrites, readAdvance } from './advanceItem.ts';
import { moneyWrite } from './bookingMoney.ts';
import { type LineWrites, logReceipt } from './lines.ts';

/** The owner in a write: who acts, and the check that he is not suspended. */
export interface OwnerSide {
  by: Actor;
  check: Write;
}

/** A change of an advance that leaves the state of its booking: the line of the ledger that comes with it, and other writes. */
interface MoneyChange {
  before: Advance;
  after: Advance;
  line?: LineWrites | undefined;
  others?: readonly Write[];
}

/** The booking and its advance after a change. */
export interface ChangedMoney {
  booking: Booking;
  advance: Advance;
}

/** Writes a change of an advance with the copy in its booking's record, or nothing of it. @throws Failure `conflict` */
export async function changeMoney(table: Table, booking: Booking, change: MoneyChange): Promise<ChangedMoney> {
  const { before, after, line, others = [] } = change;
  const money = { advance: copyOf(after, booking, booking.state), paid: line?.paid };
  const stopped = await transact(table, [
    moneyWrite(table.name, booking, money),
    ...advanceWrites(table.name, before, after),
    ...(line?.writes ?? []),
    ...others,
  ]);
  if (stopped.length > 0) throw fail('conflict');
  if (line) logReceipt(booking, line.line);
  return changed(booking, after, line);
}

/** The booking and its advance as a change that was written leaves them. */
export function changed(booking: Booking, after: Advance, line?: LineWrites): ChangedMoney {
  const copy = { ...booking, advance: copyOf(after, booking, booking.state), ...(line && { paid: line.paid }) };
  return { booking: copy, advance: { ...after, revision: after.revision + 1 } };
}

/** The advance of a booking that has one; undefined too where it is not kept any more. @throws Failure `conflict` where it was moved since the booking was read */
export async function advanceOf(table: Table, booking: Booking): Promise<Advance | undefined> {
  if (!booking.advance) return undefined;
  const advance = await readAdvance(table, booking.id);
  if (advance && advance.state !== booking.advance.state) throw fail('conflict');
  return advance;
}

/** Calls that an advance remembers. */
const mostCalls = 6;

/** Letters of the digest of a key. */
const keyLetters = 12;

function callOf(requestKey: string, sent: object): { key: string; call: string } {
  const key = digestOfSent({ requestKey }).slice(0, keyLetters);
  return { key, call: `${key}${digestOfSent(sent)}` };
}

/** Whether a call was made before under its key. @throws Failure `payment_sent_before` where that sent something else */
export function wasSent({ calls = [] }: Advance, requestKey: string, sent: object): boolean {
  const { key, call } = callOf(requestKey, sent);
  const earlier = calls.find((each) => each.startsWith(key));
  if (earlier !== undefined && earlier !== call) throw fail('payment_sent_before');
  return earlier !== undefined;
}

/** The calls that an advance remembers with another one. */
export function withCall({ calls = [] }: Advance, requestKey: string, sent: object): string[] {
  return [...calls, callOf(requestKey, sent).call].slice(-mostCalls);
}
