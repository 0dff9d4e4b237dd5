import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { joinKept, type KeptRooms, noneKept, notAfter, sameKept } from '../../shared/rules/keptRooms.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Table } from '../runtime/table.ts';

/** What an account keeps, as it is stored; `revision` counts its changes. */
interface KeptItem extends KeptRooms {
  revision: number;
  /** The account is gone; it stays for a day, so that a call of before stores nothing. */
  erased?: true;
}

function keptKey(userId: string) {
  return { pk: `user#${userId}`, sk: 'kept-rooms' };
}

/** Reads what an account keeps, as it is at this moment. */
export const keptLookup = port('users', ['dynamodb:GetItem'], (table) => ({
  find: async (userId: string): Promise<KeptRooms> => (await readItem<KeptItem>(table, keptKey(userId))) ?? noneKept,
}));

/** Joins what browsers keep to what an account keeps. */
export const keptStore = port('users', ['dynamodb:GetItem', 'dynamodb:PutItem'], (table) => ({
  /** All that is kept then. @throws Failure `conflict` when other browsers come without end, `not_signed_in` where the account is gone */
  join: (userId: string, sent: KeptRooms): Promise<KeptRooms> => {
    const done = notAfter(sent, Date.now());
    return retryOnConflict(async () => {
      const before = await readItem<KeptItem>(table, keptKey(userId));
      if (before?.erased) throw fail('not_signed_in');
      const joined = joinKept(before ?? noneKept, done);
      if (!sameKept(before ?? noneKept, joined)) await put(table, userId, { before, joined });
      return joined;
    });
  },
}));

/** The condition is that no other browser came between. */
async function put(
  { client, name: TableName }: Table,
  userId: string,
  { before, joined }: { before: KeptItem | undefined; joined: KeptRooms },
): Promise<void> {
  const { revision = 0 } = before ?? {};
  const command = new PutCommand({
    TableName,
    Item: { ...keptKey(userId), ...joined, revision: revision + 1 },
    ConditionExpression: before ? 'revision = :read' : 'attribute_not_exists(pk)',
    ...(before && { ExpressionAttributeValues: { ':read': revision } }),
  });
  if (!(await whenConditionHolds(() => client.send(command)))) throw fail('conflict');
}

/** Key of the item and what it becomes when its account is erased: nothing is kept, and nothing can be. */
export function erasedKept(userId: string) {
  const erased: KeptItem & { expiresAt: number } = {
    ...noneKept,
    revision: 0,
    erased: true,
    expiresAt: nowSeconds() + 24 * 3600,
  };
  return { ...keptKey(userId), ...erased };
}
