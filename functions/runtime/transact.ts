import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const patience = 10;

/**
 * Carries out all writes or none. Answers which of them a condition stopped, by index; an empty list means that all is
 * done. Writers that merely met on an item wait a little and try again.
 */
export async function transact(table: Table, writes: Write[], attempt = 1): Promise<number[]> {
  try {
    await table.client.send(new TransactWriteCommand({ TransactItems: writes }));
    return [];
  } catch (error) {
    const codes = reasons(error);
    const stopped = codes.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : []));
    if (stopped.length > 0) return stopped;
    if (attempt === patience || !codes.includes('TransactionConflict')) throw error;
  }
  await wait(Math.random() * Math.min(400, 20 * 2 ** attempt));
  return transact(table, writes, attempt + 1);
}

function reasons(error: unknown): (string | undefined)[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).map(({ Code }) => Code);
}
