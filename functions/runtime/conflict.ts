import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { retry } from './retry.ts';

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
