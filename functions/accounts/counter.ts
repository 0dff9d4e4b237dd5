import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import type { Limit, LimitKind } from './limits.ts';

/** What is counted of whom; `subject` is kept as a digest. */
export interface Counter {
  kind: LimitKind;
  by: string;
  subject: string;
}

/**
 * Counts one more in the window of this moment, or `count` of them: none, where it is only asked whether there is room.
 * Answers with the seconds to wait where the window is full, and undefined where it was counted.
 */
export async function take(table: Table, counter: Counter, limit: Limit, count = 1): Promise<number | undefined> {
  const { key, ends } = windowOf(counter, limit);
  const update = new UpdateCommand({
    TableName: table.name,
    Key: key,
    UpdateExpression: 'ADD taken :count SET expiresAt = :ends',
    ConditionExpression: 'attribute_not_exists(taken) OR taken < :max',
    ExpressionAttributeValues: { ':count': count, ':ends': ends, ':max': limit.max },
  });
  const taken = await whenConditionHolds(() => table.client.send(update));
  return taken ? undefined : ends - nowSeconds();
}

/** Forgets what was counted in the window of this moment. */
export async function clear({ client, name }: Table, counter: Counter, limit: Limit): Promise<void> {
  const { key, ends } = windowOf(counter, limit);
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: key,
      UpdateExpression: 'SET taken = :none, expiresAt = :ends',
      ExpressionAttributeValues: { ':none': 0, ':ends': ends },
    }),
  );
}

function windowOf({ kind, by, subject }: Counter, { seconds }: Limit) {
  const starts = Math.floor(nowSeconds() / seconds) * seconds;
  const digest = createHash('sha256').update(subject).digest('hex');
  return { key: { pk: `limit#${kind}#${by}#${digest}`, sk: String(starts) }, ends: starts + seconds };
}
