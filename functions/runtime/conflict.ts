import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { retry } from './retry.ts';
import type { Table } from './table.ts';

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
