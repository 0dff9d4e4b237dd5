import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import { digestOf } from './accountKeys.ts';
import type { Limit, LimitKind } from './limits.ts';

/** A count of attempts of one kind by one subject; the table has the digest of `subject`. */
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
  const taken = await updateItem(table, {
    Key: key,
    UpdateExpression: 'ADD taken :count SET expiresAt = :ends',
    ConditionExpression: 'attribute_not_exists(taken) OR taken < :max',
    ExpressionAttributeValues: { ':count': count, ':ends': ends, ':max': limit.max },
  });
  return taken ? undefined : ends - nowSeconds();
}

/** Forgets what was counted in the window of this moment. */
export async function clear(table: Table, counter: Counter, limit: Limit): Promise<void> {
  const { key, ends } = windowOf(counter, limit);
  await updateItem(table, {
    Key: key,
    UpdateExpression: 'SET taken = :none, expiresAt = :ends',
    ExpressionAttributeValues: { ':none': 0, ':ends': ends },
  });
}

function windowOf({ kind, by, subject }: Counter, { seconds }: Limit) {
  const starts = Math.floor(nowSeconds() / seconds) * seconds;
  return { key: { pk: `limit#${kind}#${by}#${digestOf(subject)}`, sk: String(starts) }, ends: starts + seconds };
}
