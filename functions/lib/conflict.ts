import { setTimeout as wait } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { fail } from '../../shared/errors.ts';

/** The write's result; a condition that did not hold is a `conflict`: somebody else wrote in between. */
export async function conflictOnCondition<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isConditionFailure(error) ? fail('conflict') : error;
  }
}

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

function isConditionFailure(error: unknown): boolean {
  if (error instanceof ConditionalCheckFailedException) return true;
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  return reasons.some(({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict');
}
