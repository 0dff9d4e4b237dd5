import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { newId } from '../../functions/runtime/ids.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { ask, type SignedUp } from './accounts.ts';
import type { CallAnswer } from './call.ts';
import type { TestTables } from './tables.ts';

type Writer = Pick<SignedUp, 'token'>;

/** A line as the desk sends it. */
export type SentLine = Record<string, unknown>;

/** Cash that came from a guest. */
export const cash = (amount: unknown): SentLine => ({ kind: 'in', way: 'cash', amount });

/** Money that went to a guest. */
export const back = (amount: unknown, way = 'cash'): SentLine => ({ kind: 'out', way, amount });

/** Writes a line, under a new key where none is given. */
export function writeLine(
  { token }: Writer,
  bookingRequestId: string,
  line: SentLine,
  requestKey = newId(16),
): Promise<CallAnswer> {
  return ask('addLedgerLine', { token, params: { bookingRequestId }, body: { ...line, requestKey } });
}

/** Writes lines one after the other, each of which must be taken; answers with what the last call said. */
export async function written(writer: Writer, bookingRequestId: string, ...lines: SentLine[]) {
  let data: CallAnswer['body']['data'];
  for (const line of lines) {
    const { status, body } = await writeLine(writer, bookingRequestId, line);
    if (status !== 201) throw new Error(`The line was refused: ${JSON.stringify(body)}`);
    data = body.data;
  }
  return data;
}

export function dayBook({ token }: Writer, propertyId: string, query: Record<string, string> = {}) {
  return ask('getDayBook', { token, params: { propertyId }, query });
}

export function monthBook({ token }: Writer, propertyId: string, query: Record<string, string>) {
  return ask('getMonthBook', { token, params: { propertyId }, query });
}

export function countCash({ token }: Writer, propertyId: string, body: Record<string, unknown>) {
  return ask('countCash', { token, params: { propertyId }, body });
}

/** Sets what an owner sets for the books of a property. */
export async function setBooks({ properties }: Pick<TestTables, 'properties'>, propertyId: string, books: object) {
  const command = new UpdateCommand({
    TableName: properties.name,
    Key: { pk: `property#${propertyId}`, sk: 'property' },
    UpdateExpression: 'SET books = :books',
    ExpressionAttributeValues: { ':books': books },
  });
  await properties.client.send(command);
}

/** All items of a partition, by their sort keys. */
export async function itemsOf({ name, client }: Table, pk: string): Promise<Record<string, unknown>[]> {
  const query = new QueryCommand({
    TableName: name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  });
  return (await client.send(query)).Items ?? [];
}

/** The numbers of all receipts in the books of a property, in their order. */
export async function receiptsOf({ bookings }: Pick<TestTables, 'bookings'>, propertyId: string): Promise<number[]> {
  const items = await itemsOf(bookings, `books#${propertyId}`);
  return items.flatMap(({ receipt }) => (typeof receipt === 'number' ? [receipt] : [])).sort((a, b) => a - b);
}
