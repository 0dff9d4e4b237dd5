import { fail } from '../../shared/errors.ts';
import type { Booking } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { log } from '../runtime/log.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { readLines, type StoredLine } from './ledgerItems.ts';
import { type LineWriter, lineWrites, type NewLine, paidWrite } from './lines.ts';

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
    const stopped = await transact(table, [...made.writes, paidWrite(table.name, booking.id, made)]);
    if (stopped.length > 0) throw fail('conflict');
    logReceipt(booking, made.line);
  }
  return { booking: { ...booking, paid: made.paid }, lines: made.lines };
}

/** Tells the number of a receipt in the log: after a restore receipts go on above the highest that anybody has seen (docs/runbook.md). */
export function logReceipt({ id, propertyId }: Pick<Booking, 'id' | 'propertyId'>, { receipt }: StoredLine): void {
  if (receipt !== undefined) log('info', { receipt, propertyId, bookingId: id });
}
