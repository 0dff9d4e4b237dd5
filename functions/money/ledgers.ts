import { fail } from '../../shared/errors.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import type { Booking } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { readLines, type StoredLine } from './ledgerItems.ts';
import { type LineWriter, type LineWrites, lineWrites, logReceipt, type NewLine, paidWrite } from './lines.ts';
import { advanceOf, changeMoney } from './moneyChange.ts';
import { waived, waiverOf } from './waiving.ts';

/** Writes lines into the ledgers of bookings. */
export const ledgers = port('bookings', ['GetItem', 'Query', 'PutItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Writes a line, with its row in the books and its receipt, or nothing of it. A call that comes again is answered as it was.
   * @throws Failure of `lineWrites`, `conflict` where another line or receipt came between
   */
  add: (booking: Booking, line: NewLine, writer: LineWriter): Promise<WrittenLedger> =>
    add(table, booking, line, writer),
}));

/** Reads the ledgers of bookings. */
export const ledgerLookup = port('bookings', ['Query'], (table) => ({
  /** Lines as they are at this moment, the oldest first. */
  of: (bookingId: string): Promise<StoredLine[]> => readLines(table, bookingId),
}));

/** A booking and its lines, with the one that was written. */
interface WrittenLedger {
  booking: Booking;
  lines: StoredLine[];
}

async function add(table: Table, booking: Booking, sent: NewLine, writer: LineWriter): Promise<WrittenLedger> {
  const made = await lineWrites(table, booking, sent, writer);
  if (made.writes.length > 0) await write(table, booking, made);
  return { booking: { ...booking, paid: made.paid }, lines: made.lines };
}

async function write(table: Table, booking: Booking, made: LineWrites): Promise<void> {
  const covered = await coveredAdvance(table, booking, made);
  if (covered) {
    await changeMoney(table, covered.booking, { ...covered.change, line: made });
    return;
  }
  const stopped = await transact(table, [...made.writes, paidWrite(table.name, booking.id, made)]);
  if (stopped.length > 0) throw fail('conflict');
  logReceipt(booking, made.line);
}

/** The end of an advance of which the hotel has the money by other ways: no more of it is asked for, and no time ends its booking. */
async function coveredAdvance(table: Table, found: Booking, { line, paid }: LineWrites) {
  if (line.kind !== 'in' || !found.advance || !lapsingAdvances.includes(found.advance.state)) return undefined;
  const booking = await readBooking(table, found.id);
  const before = booking && (await advanceOf(table, booking));
  if (!booking || !before || paid < before.amount) return undefined;
  const now = new Date();
  const moment = { booking: stateAt(booking, now), now };
  const move = waiverOf(before, moment);
  return move && { booking, change: { before, after: waived(booking, before, move, moment) } };
}
