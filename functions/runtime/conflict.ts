import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { retry } from './retry.ts';
import type { Key, Table } from './table.ts';

/**
 * The result of a write of one item; undefined where its condition did not hold. It tries again while a transaction has
 * the item.
 */
export async function whenConditionHolds<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await retry(write, {
      attempts: 5,
      firstWait: 40,
      when: (error) => error instanceof TransactionConflictException,
    });
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** The attributes of an item after an update; undefined where the condition of the update did not hold. */
export async function updateItem<Item>(
  { client, name: TableName }: Table,
  update: Omit<UpdateCommandInput, 'TableName'>,
): Promise<Item | undefined> {
  const command = new UpdateCommand({ TableName, ReturnValues: 'ALL_NEW', ...update });
  const updated = await whenConditionHolds(() => client.send(command));
  return updated?.Attributes as Item | undefined;
}

/** Deletes an item; one that is gone already stays gone. Tells whether the condition held. */
export async function deleteItem(
  { client, name: TableName }: Table,
  { pk, sk }: Key,
  ConditionExpression?: string,
): Promise<boolean> {
  const command = new DeleteCommand({ TableName, Key: { pk, sk }, ConditionExpression });
  return (await whenConditionHolds(() => client.send(command))) !== undefined;
}

/**
 * The parts of an update that sets fields, each as `#name = :name`, and leaves one that is undefined; `others` are further values that
 * its condition names.
 */
export function setting(fields: object, others?: Record<string, unknown>) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => name);
  const values = given.map(([name, value]) => [`:${name}`, value]);
  return {
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: { ...Object.fromEntries(values), ...others },
  };
}
