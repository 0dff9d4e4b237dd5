import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import type { Actor } from '../bookings/deskActs.ts';
import { port } from '../runtime/port.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import { memberCode } from '../staff/staffItem.ts';
import { type BookRow, booksOf, keptUntil, type ReceiptGap, readReceipts } from './ledgerItems.ts';

/** The cash of a day as it was counted, whole PKR; `by` is the code of the member of the staff who wrote it last. */
export interface CashCount {
  opening?: number | undefined;
  closing?: number | undefined;
  by?: string | undefined;
  /** ISO instant. */
  at: string;
  revision: number;
}

/** A line of the books with its place in them. */
export type PlacedRow = BookRow & Key;

/** A day of the books: what was counted, and all lines, the oldest first. */
export interface BooksOfDay {
  count: CashCount | undefined;
  rows: PlacedRow[];
}

/** Reads the books of a property. */
export const books = port('bookings', ['GetItem', 'Query'], (table) => ({
  /** All of a day, `YYYY-MM-DD`, as it is at this moment. */
  day: async (propertyId: string, day: string): Promise<BooksOfDay> => {
    const [count, rows] = await Promise.all([
      readItem<CashCount>(table, countKey(propertyId, day)),
      queryAll<PlacedRow>(table, { ...linesFrom(propertyId, day), ConsistentRead: true }),
    ]);
    return { count, rows };
  },
  /** A page of a month, `YYYY-MM`, the oldest line first, and the place after which the next begins. */
  month: (propertyId: string, month: string, page: { limit: number; after?: string | undefined }) =>
    monthPage(table, propertyId, month, page),
  /** Numbers that no receipt has. */
  gaps: async (propertyId: string): Promise<ReceiptGap[] | undefined> => (await readReceipts(table, propertyId))?.gaps,
}));

/** Writes down the cash of a property. */
export const cashCounts = port('bookings', ['GetItem', 'PutItem'], (table) => ({
  /**
   * Writes what was counted into a day, and leaves what is not given. A call that comes again changes nothing.
   * @throws Failure `conflict` where something else was written since `revision`
   */
  write: (propertyId: string, counted: TypedCount, by: Actor): Promise<void> =>
    writeCount(table, propertyId, counted, by),
}));

/** Count of the cash as somebody types it, and the revision of the day that it began from. */
interface TypedCount {
  day: string;
  opening?: number | undefined;
  closing?: number | undefined;
  revision: number;
}

async function writeCount(
  table: Table,
  propertyId: string,
  { day, revision, ...counted }: TypedCount,
  { staffId }: Actor,
): Promise<void> {
  const key = countKey(propertyId, day);
  const before = await readItem<CashCount>(table, key);
  const { opening = before?.opening, closing = before?.closing } = counted;
  if (before && opening === before.opening && closing === before.closing) return;
  if ((before?.revision ?? 0) !== revision) throw fail('conflict');
  const now = new Date();
  const who = { by: staffId && memberCode(staffId), at: now.toISOString(), expiresAt: keptUntil(now) };
  await putRevised(table, before, { ...key, opening, closing, ...who });
}

function countKey(propertyId: string, day: string): Key {
  return { pk: booksOf(propertyId), sk: `count#${day}` };
}

/** The query of all lines of a day or a month. */
function linesFrom(propertyId: string, span: string) {
  return {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :span)',
    ExpressionAttributeValues: { ':pk': booksOf(propertyId), ':span': span },
  };
}

async function monthPage(
  table: Table,
  propertyId: string,
  month: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ rows: PlacedRow[]; next: string | undefined }> {
  const query = new QueryCommand({
    TableName: table.name,
    ...linesFrom(propertyId, month),
    Limit: limit + 1,
    ...(after !== undefined && { ExclusiveStartKey: { pk: booksOf(propertyId), sk: after } }),
  });
  const { Items = [] } = await table.client.send(query);
  const rows = Items.slice(0, limit) as PlacedRow[];
  return { rows, next: Items.length > limit ? rows.at(-1)?.sk : undefined };
}
