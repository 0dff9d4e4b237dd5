import { fail } from '../../shared/errors.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import {
  isOfAdvance,
  type LedgerLine,
  ledgerDays,
  mostLines,
  paidOf,
  signedAmount,
} from '../../shared/rules/ledger.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import { type Booking, voucherCode } from '../bookings/booking.ts';
import { bookingKey } from '../bookings/bookingItem.ts';
import type { Actor } from '../bookings/deskActs.ts';
import { isErased } from '../bookings/erasedGuest.ts';
import { digestOfSent } from '../runtime/ids.ts';
import { log } from '../runtime/log.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { memberCode } from '../staff/staffItem.ts';
import {
  bookRowKey,
  keptUntil,
  lineKey,
  type ReceiptCount,
  readLines,
  readReceipts,
  receiptsKey,
  type StoredLine,
} from './ledgerItems.ts';

/** Money that came from a guest or went to him, or what takes the whole of an earlier line back. */
type MoneyMove = (Pick<LedgerLine, 'way' | 'amount'> & { kind: 'in' | 'out' }) | { kind: 'reversal'; reverses: number };

/** A line as it is to be written: with a transaction id, and with what the hotel's side notes. */
export type NewLine = MoneyMove & { reference?: string | undefined; note?: string | undefined };

/**
 * Who writes a line, and the key of the request: a line that comes again with its key is written once. A line that moves an `advance` has
 * keys apart from those of the desk, and room in a ledger that the desk has filled.
 */
export interface LineWriter {
  by: Actor;
  requestKey: string;
  advance?: true;
}

/** The writes of a line for a transaction, the line, all lines with it, and what the hotel then has of its guest: `paid` of the record. */
export interface LineWrites {
  writes: Write[];
  line: StoredLine;
  lines: StoredLine[];
  paid: number;
}

/**
 * Reads the ledger of a booking and gives the writes of a new line: the line, its row in the books of the property, and of money that comes
 * the next number of a receipt. They stop where another line or receipt comes between; then all of it begins again. The transaction
 * sets `paid` of the booking's record too. A line that was written under its key before has no writes.
 * @throws Failure `no_ledger`, `guest_gone` for a note about an erased guest, `ledger_full`, `line_of_advance`, `line_not_found`,
 * `line_reversed`, `more_than_paid`, `line_sent_before`
 */
export async function lineWrites(
  table: Table,
  booking: Booking,
  sent: NewLine,
  writer: LineWriter,
): Promise<LineWrites> {
  const lines = await readLines(table, booking.id);
  const request = requestOf(writer);
  const digest = digestOfSent(sent);
  const earlier = lines.find((line) => line.request === request);
  if (earlier) return { writes: [], line: sentAs(earlier, digest), lines, paid: paidOf(lines) };
  const now = new Date();
  refuseLine(booking, sent, now);
  refuseDesk(sent, writer, lines);
  const moved = movedBy(sent, lines);
  const paid = paidOf([...lines, moved]);
  if (paid < 0) throw fail('more_than_paid');
  const receipts = moved.kind === 'in' ? await readReceipts(table, booking.propertyId) : undefined;
  const line: StoredLine = {
    ...moved,
    ...{ reference: sent.reference, note: sent.note, at: now.toISOString() },
    ...{ by: writer.by.staffId && memberCode(writer.by.staffId), request, sent: digest },
    ...(moved.kind === 'in' && { receipt: (receipts?.last ?? 0) + 1 }),
  };
  const writes = [
    ...itemsOf(table.name, booking, { line, adds: signedAmount(moved, lines) }),
    ...(line.receipt === undefined ? [] : [receiptWrite(table.name, booking.propertyId, receipts)]),
  ];
  return { writes, line, lines: [...lines, line], paid };
}

const digestLetters = 16;

/** How the request of a line is stored with it. */
export function requestOf({ advance, requestKey }: Omit<LineWriter, 'by'>): string {
  return digestOf(`${advance ? 'advance ' : ''}${requestKey}`).slice(0, digestLetters);
}

function sentAs(line: StoredLine, sent: string): StoredLine {
  if (line.sent !== sent) throw fail('line_sent_before');
  return line;
}

function refuseLine(booking: Booking, { note }: NewLine, now: Date): void {
  const isOver = today(now) > addDays(booking.checkOut, ledgerDays);
  if (booking.answeredAt === undefined || booking.state === 'rejected' || isOver) throw fail('no_ledger');
  if (note !== undefined && isErased(booking)) throw fail('guest_gone');
}

/**
 * Refuses what the desk may not write: more lines than a ledger has for it, and a reversal of an advance: what its owner has
 * said to have received is given back as a refund.
 * @throws Failure `ledger_full`, `line_of_advance`
 */
function refuseDesk(sent: NewLine, { advance }: LineWriter, lines: readonly StoredLine[]): void {
  if (advance) return;
  if (lines.length >= mostLines) throw fail('ledger_full');
  if (sent.kind !== 'reversal') return;
  const line = lines.find(({ number }) => number === sent.reverses);
  if (line && isOfAdvance(line)) throw fail('line_of_advance');
}

/** The line with the next number. @throws Failure `line_not_found`, `line_reversed` */
function movedBy(sent: NewLine, lines: readonly StoredLine[]): LedgerLine {
  const number = (lines.at(-1)?.number ?? 0) + 1;
  if (sent.kind !== 'reversal') return { number, kind: sent.kind, way: sent.way, amount: sent.amount };
  const { kind, reverses } = sent;
  const line = lines.find((each) => each.number === reverses);
  if (!line) throw fail('line_not_found');
  if (line.kind === 'reversal' || lines.some((each) => each.reverses === reverses)) throw fail('line_reversed');
  return { number, kind, way: line.way, amount: line.amount, reverses };
}

/** The puts of a line and of its row in the books, which nothing was written for before. */
function itemsOf(TableName: string, booking: Booking, { line, adds }: { line: StoredLine; adds: number }): Write[] {
  const { id: bookingId, propertyId, rooms } = booking;
  const { request: _, sent: __, ...shown } = line;
  const expiresAt = keptUntil(new Date(line.at));
  const row = { ...shown, bookingId, code: voucherCode(bookingId), rooms: numbersOf(rooms), adds };
  const put = (Item: object) => ({ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } });
  return [
    put({ ...lineKey(bookingId, line.number), ...line, expiresAt }),
    put({ ...bookRowKey(propertyId, row), ...row, expiresAt }),
  ];
}

function numbersOf(rooms: Booking['rooms']): number[] {
  return [...new Set(rooms.map(({ number }) => number))];
}

/** The next number of a receipt, on condition that nobody took it since it was read. */
function receiptWrite(TableName: string, propertyId: string, read: ReceiptCount | undefined): Write {
  return {
    Update: {
      TableName,
      Key: receiptsKey(propertyId),
      UpdateExpression: 'SET #last = :next',
      ConditionExpression: read ? '#last = :read' : 'attribute_not_exists(pk)',
      ExpressionAttributeNames: { '#last': 'last' },
      ExpressionAttributeValues: { ':next': (read?.last ?? 0) + 1, ...(read && { ':read': read.last }) },
    },
  };
}

/** The write of `paid` alone, for whoever changes nothing else of a booking's record; nobody may have erased the guest of a line with a note. */
export function paidWrite(TableName: string, bookingId: string, { paid, line }: LineWrites): Write {
  return {
    Update: {
      TableName,
      Key: bookingKey(bookingId),
      UpdateExpression: 'SET paid = :paid',
      ConditionExpression: `attribute_exists(pk)${line.note === undefined ? '' : ' AND attribute_not_exists(erased)'}`,
      ExpressionAttributeValues: { ':paid': paid },
    },
  };
}

/** Tells the number of a receipt in the log: after a restore receipts go on above the highest that anybody has seen (docs/runbook.md). */
export function logReceipt({ id, propertyId }: Pick<Booking, 'id' | 'propertyId'>, { receipt }: StoredLine): void {
  if (receipt !== undefined) log('info', { receipt, propertyId, bookingId: id });
}
