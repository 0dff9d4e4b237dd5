import { setTimeout as wait } from 'node:timers/promises';
import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';

/**
 * The result of a write of one item; undefined where its condition did not hold. It waits for a transaction that has
 * the item at this moment.
 */
export async function whenConditionHolds<T>(write: () => Promise<T>, attempt = 1): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    if (attempt === 5 || !(error instanceof TransactionConflictException)) throw error;
  }
  await wait(Math.random() * 20 * 2 ** attempt);
  return whenConditionHolds(write, attempt + 1);
}
