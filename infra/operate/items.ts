import { DeleteCommand, paginateScan, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key, Table } from '../../functions/runtime/table.ts';
import type { Operator } from './operator.ts';

/** Looks through a whole table as it is at this moment, which nothing but an operator does, and says how far it is. */
export async function lookThrough<Item>(
  { client, name: TableName }: Table,
  filter: Omit<ScanCommandInput, 'TableName'>,
  progress: Operator['progress'],
): Promise<Item[]> {
  const found: unknown[] = [];
  let looked = 0;
  for await (const { Items = [], ScannedCount = 0 } of paginateScan(
    { client },
    { TableName, ConsistentRead: true, ...filter },
  )) {
    found.push(...Items);
    looked += ScannedCount;
    progress(`${looked} items of ${TableName} looked through.`);
  }
  return found as Item[];
}

/** Deletes items by their keys; those that are gone already stay gone. */
export async function deleteItems({ client, name: TableName }: Table, keys: readonly Key[]): Promise<void> {
  for (const { pk, sk } of keys) await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
}
