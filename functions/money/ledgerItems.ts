import { addMonths, today } from '../../shared/rules/dates.ts';
import type { LedgerLine } from '../../shared/rules/ledger.ts';
import { bookingKey } from '../bookings/bookingItem.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';

/** A line as it is stored; nothing of it changes but that an erasing takes the note out. */
export interface StoredLine extends LedgerLine {
  /** Transaction id. */
  reference?: string | undefined;
  note?: string | undefined;
  /** ISO instant. */
  at: string;
  /** The code of the member of the staff who wrote it; absent for the owner. */
  by?: string | undefined;
  /** Number of its receipt among those of the property: of money that came. */
  receipt?: number | undefined;
  /** Digests of the key of its request, and of what was sent with it. */
  request: string;
  sent: string;
}

/** A line as it stands in the books of its property. */
export interface BookRow extends Omit<StoredLine, 'request' | 'sent'> {
  bookingId: string;
  /** Of the booking's voucher. */
  code: string;
  /** Numbers of the booking's rooms then. */
  rooms: number[];
  /** Whole PKR that it adds to what the hotel has. */
  adds: number;
}

/** Numbers of receipts from one to another that no line has, since a restore lost theirs. */
export interface ReceiptGap {
  from: number;
  to: number;
  /** ISO instant. */
  at: string;
  note: string;
}

/** The receipts of a property: the last number that was given. */
export interface ReceiptCount {
  last: number;
  gaps?: ReceiptGap[];
}

const linePrefix = 'line#';

/** Key of a line by its number. */
export function lineKey(bookingId: string, number: number): Key {
  return { pk: bookingKey(bookingId).pk, sk: `${linePrefix}${sorted(number)}` };
}

/** The number of a line as it sorts as text. */
function sorted(number: number): string {
  return String(number).padStart(3, '0');
}

/** Partition of the books of a property. */
export function booksOf(propertyId: string): string {
  return `books#${propertyId}`;
}

/** Key of a line in the books of its property: by the day that it was in Pakistan, and the instant. */
export function bookRowKey(
  propertyId: string,
  { at, bookingId, number }: Pick<BookRow, 'at' | 'bookingId' | 'number'>,
) {
  return { pk: booksOf(propertyId), sk: `${today(new Date(at))}#${at}#${bookingId}#${sorted(number)}` };
}

/** Key of the counter of a property's receipts. */
export function receiptsKey(propertyId: string): Key {
  return { pk: booksOf(propertyId), sk: 'receipts' };
}

/** Years for which lines, books and advances are kept (docs/retention.md). */
const keptYears = 6;

/** When an item of the books ends that was written at a moment: seconds. */
export function keptUntil(at: Date): number {
  const month = addMonths(today(at).slice(0, 7), keptYears * 12 + 1);
  return Math.floor(Date.parse(`${month}-01`) / 1000);
}

/** The query of the lines of a booking as they are at this moment, the oldest first. */
export function linesQuery(bookingId: string) {
  return {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :line)',
    ExpressionAttributeValues: { ':pk': bookingKey(bookingId).pk, ':line': linePrefix },
    ConsistentRead: true,
  };
}

/** The lines of a booking as they are at this moment, the oldest first. */
export function readLines(table: Table, bookingId: string): Promise<StoredLine[]> {
  return queryAll<StoredLine>(table, linesQuery(bookingId));
}

/** The counter of a property's receipts as it is at this moment; undefined before the first. */
export function readReceipts(table: Table, propertyId: string): Promise<ReceiptCount | undefined> {
  return readItem<ReceiptCount>(table, receiptsKey(propertyId));
}
