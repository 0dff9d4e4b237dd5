import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { holdWrites, type Nights } from '../../functions/nights/nightItem.ts';
import type { Table } from '../../functions/runtime/table.ts';

/** Holds nights of a room as an acceptance or an owner's closing does, without the booking. */
export async function hold(table: Table, nights: Nights, as: 'booked' | 'closed' = 'booked'): Promise<void> {
  const TransactItems = holdWrites(table.name, nights, as, ['booked', 'closed']);
  await table.client.send(new TransactWriteCommand({ TransactItems }));
}
