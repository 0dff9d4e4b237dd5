import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { byRole } from '../../shared/roles.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { tooMany } from '../runtime/tooMany.ts';
import { type AccountKind, type AddressKind, type Limit, type LimitKind, limitsOfStage } from './limits.ts';

interface Counter {
  kind: LimitKind;
  by: 'account' | 'address';
  subject: string;
}

/** Counts attempts in windows of the stage's length. The count is taken before the attempt, so none run past it. */
export const attempts = byRole((role) => ({
  ...port(`${role}s`, ['dynamodb:UpdateItem'], (table) => {
    const limits = limitsOfStage();
    const forAccount = (kind: AccountKind, subject: string) =>
      [{ kind, by: 'account', subject }, limits[kind].account] as const;
    return {
      /** Counts an attempt from an address. @throws Failure `too_many_attempts` */
      fromAddress: (kind: AddressKind, address: string) =>
        take(table, { kind, by: 'address', subject: address }, limits[kind].address),
      /** Counts an attempt on an account, by its email, which need not have one, or its id. @throws Failure `too_many_attempts` */
      onAccount: (kind: AccountKind, subject: string) => take(table, ...forAccount(kind, subject)),
      /** Forgets the attempts on an account: its owner has just proved to be there. */
      forgive: (kind: AccountKind, subject: string) => clear(table, ...forAccount(kind, subject)),
    };
  }),
  settings: ['LIMITS', 'EDGE_KEY'] as const,
}));

async function take({ client, name }: Table, counter: Counter, limit: Limit): Promise<void> {
  const { key, ends } = windowOf(counter, limit);
  const update = new UpdateCommand({
    TableName: name,
    Key: key,
    UpdateExpression: 'ADD taken :one SET expiresAt = :ends',
    ConditionExpression: 'attribute_not_exists(taken) OR taken < :max',
    ExpressionAttributeValues: { ':one': 1, ':ends': ends, ':max': limit.max },
  });
  const taken = await whenConditionHolds(() => client.send(update));
  if (!taken) throw tooMany(ends - nowSeconds());
}

async function clear({ client, name }: Table, counter: Counter, limit: Limit): Promise<void> {
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
