import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { fail } from '../../shared/errors.ts';

/** The write's result; a condition that did not hold is a `conflict`: somebody else wrote in between. */
export async function conflictOnCondition<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isConditionFailure(error) ? fail('conflict') : error;
  }
}

function isConditionFailure(error: unknown): boolean {
  if (error instanceof ConditionalCheckFailedException) return true;
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  return reasons.some(({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict');
}
