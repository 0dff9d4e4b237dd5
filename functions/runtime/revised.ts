import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { whenConditionHolds } from './conflict.ts';
import type { Key, Table } from './table.ts';

/** An item as it was read; `revision` counts its changes. It is undefined where there was no item. */
export type ItemRead = { revision: number } | undefined;

/** The condition that an item is still as it was read. */
export function asRead(read: ItemRead) {
  if (!read) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': read.revision } };
}

/** The write that puts an item in the place of the one that was read, with the next revision. */
export function revised<Item extends Key>(TableName: string, read: ItemRead, item: Item) {
  const Item = { ...item, revision: (read?.revision ?? 0) + 1 };
  return { Put: { TableName, Item, ...asRead(read) } };
}

/** Puts an item in the place of the one that was read. @throws Failure `conflict` where another change came between */
export async function putRevised<Item extends Key>(table: Table, read: ItemRead, item: Item): Promise<void> {
  const put = new PutCommand(revised(table.name, read, item).Put);
  if (!(await whenConditionHolds(() => table.client.send(put)))) throw fail('conflict');
}
