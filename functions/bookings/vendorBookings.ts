import { port } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
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

function find<Item>(table: Table, vendorId: string, first: string, last: string): Promise<Item[]> {
  return queryAll(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': `vendor#${vendorId}`, ':first': first, ':last': last },
  });
}
