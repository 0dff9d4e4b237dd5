import { fail } from '../../shared/errors.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import type { Booking } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { copyOf } from './advance.ts';
import { advanceWrites } from './advanceItem.ts';
import { moneyWrite } from './bookingMoney.ts';
import { readLines, type StoredLine } from './ledgerItems.ts';
import { type LineWriter, type LineWrites, lineWrites, logReceipt, type NewLine, paidWrite } from './lines.ts';
import { advanceOf } from './moneyChange.ts';
import { waived } from './waiving.ts';

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
  if (made.writes.length > 0) {
    const covered = await coveredWrites(table, booking, made);
    const stopped = await transact(table, [...made.writes, ...(covered ?? [paidWrite(table.name, booking.id, made)])]);
    if (stopped.length > 0) throw fail('conflict');
    logReceipt(booking, made.line);
  }
  return { booking: { ...booking, paid: made.paid }, lines: made.lines };
}

/** The writes of an advance of which the hotel has the money by other ways: no more of it is asked for, and no time ends its booking. */
async function coveredWrites(table: Table, found: Booking, { line, paid }: LineWrites): Promise<Write[] | undefined> {
  if (line.kind !== 'in' || !found.advance || !lapsingAdvances.includes(found.advance.state)) return undefined;
  const booking = await readBooking(table, found.id);
  const before = booking && (await advanceOf(table, booking));
  if (!booking || !before || paid < before.amount) return undefined;
  const now = new Date();
  const after = waived(booking, before, { booking: stateAt(booking, now), now });
  if (!after) return undefined;
  const money = { advance: copyOf(after, booking, booking.state), paid };
  return [moneyWrite(table.name, booking, money), ...advanceWrites(table.name, before, after)];
}
