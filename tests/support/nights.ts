import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { holdWrites } from '../../functions/nights/holders.ts';
import { bookWrites, byMonth, type Nights } from '../../functions/nights/nightItem.ts';
import type { Table } from '../../functions/runtime/table.ts';

/** Holds nights of a room as an acceptance or an owner's closing does, without the booking or the closing. */
export async function hold(table: Table, nights: Nights, as: 'booked' | 'closed' = 'booked'): Promise<void> {
  const closed = () =>
    byMonth(nights).flatMap((each) => holdWrites(table.name, each, { in: 'closed', by: 'closing#1' }));
  const TransactItems = as === 'booked' ? bookWrites(table.name, nights) : closed();
  await table.client.send(new TransactWriteCommand({ TransactItems }));
}
