import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import type { BookedStay } from './nights.ts';

/**
 * Bookings by their vendor, in the table of bookings: `vendor#<id>` / `pending#<instant>#<booking id>`, and
 * `active#<check-out day>#<booking id>` with the days and the nightly price.
 */
export const vendorBookings = port('bookings', ['dynamodb:Query'], (table) => ({
  countPending: async (vendorId: string): Promise<number> =>
    (await find(table, vendorId, 'pending#', 'pending#~')).length,
  /** Active bookings that have nights in a month, `YYYY-MM`, or in later ones. */
  listActive: (vendorId: string, month: string): Promise<BookedStay[]> =>
    find<BookedStay>(table, vendorId, `active#${month}-01~`, 'active#~'),
}));

type From = Record<string, unknown> | undefined;

async function find<Item>(table: Table, vendorId: string, first: string, last: string): Promise<Item[]> {
  const found: Item[] = [];
  let from: From;
  do {
    const answer = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': `vendor#${vendorId}`, ':first': first, ':last': last },
        ExclusiveStartKey: from,
      }),
    );
    found.push(...((answer.Items ?? []) as Item[]));
    from = answer.LastEvaluatedKey as From;
  } while (from);
  return found;
}
