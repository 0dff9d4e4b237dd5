import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { retry } from './retry.ts';
import type { Table } from './table.ts';

/** One write of a transaction: `Put`, `Update`, `Delete` or `ConditionCheck` of an item. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Carries out all writes or none. Answers which of them a condition stopped, by index; an empty list means that all is
 * done. It tries again while another transaction has one of the items. DynamoDB takes 100 writes at most.
 * @throws the error of DynamoDB where anything but a condition stopped it
 */
export async function transact(table: Table, writes: Write[]): Promise<number[]> {
  const send = () => table.client.send(new TransactWriteCommand({ TransactItems: writes }));
  try {
    await retry(send, { attempts: 10, firstWait: 40, when: isConflict });
    return [];
  } catch (error) {
    const stopped = reasons(error).flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : []));
    if (stopped.length === 0) throw error;
    return stopped;
  }
}

/** A condition that is said to have stopped it beside a conflict may have met what the other transaction is writing. */
function isConflict(error: unknown): boolean {
  return reasons(error).includes('TransactionConflict');
}

function reasons(error: unknown): (string | undefined)[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).map(({ Code }) => Code);
}
