import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { byRole } from '../../shared/roles.ts';
import { recovery } from '../../shared/rules/recovery.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { addressOf, challengeKey, type RecoveryItem, readRecovery, recoveryKey } from './recoveryItem.ts';
import { codeRefusal, isCurrent, type Refusal, withinTheHour } from './rules.ts';

/** A code that is to be sent to `email`, for the reset that `challenge` names. */
export interface NewCode {
  email: string;
  challenge: string;
  /** What `codeHash` of secrets.ts makes of the code. */
  codeHash: string;
}

/** Codes and tries of the last hour are remembered, and a while longer. */
const keptSeconds = 2 * 3600;

/** Issues the codes of resets, by role. */
export const codes = byRole((role) =>
  port(`${role}s`, ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], (table) => ({
    /** The address of a reset; undefined for one that is unknown or has ended. */
    addressOf: (challenge: string) => addressOf(table, challenge),
    /** Puts a code in the place of the one before, or answers why not. */
    issue: (code: NewCode) => issue(table, code, () => true),
    /** The same for a reset that is still the current one of its address; otherwise `recovery_ended`. */
    reissue: (code: NewCode) => issue(table, code, (item) => isCurrent(item, code.challenge)),
    /** Makes a code expire at once, for a mail that failed and may still arrive. */
    expire: ({ email, codeHash }: NewCode) => expire(table, email, codeHash),
  })),
);

type MayGoOn = (item: RecoveryItem | undefined) => boolean;

async function issue(table: Table, code: NewCode, mayGoOn: MayGoOn): Promise<Refusal | undefined> {
  const current = await readRecovery(table, code.email);
  const refusal = mayGoOn(current) ? codeRefusal(current, nowSeconds()) : ({ code: 'recovery_ended' } as const);
  if (refusal) return refusal;
  const stopped = await transact(table, writes(table, code, current));
  // Another code or a try came between. After a code this one must wait, so the next round ends.
  return stopped.length > 0 ? issue(table, code, mayGoOn) : undefined;
}

function writes({ name: TableName }: Table, { email, challenge, codeHash }: NewCode, current?: RecoveryItem) {
  const now = nowSeconds();
  const digest = digestOf(challenge);
  const expiresAt = now + keptSeconds;
  const item: RecoveryItem = {
    challenge: digest,
    codeHash,
    codeExpiresAt: now + recovery.codeSeconds,
    codesAt: [...withinTheHour(current?.codesAt, now), now],
    triesAt: withinTheHour(current?.triesAt, now),
    revision: (current?.revision ?? 0) + 1,
  };
  return [
    {
      Put: {
        TableName,
        Item: { ...recoveryKey(email), ...item, expiresAt },
        ConditionExpression: current ? 'revision = :read' : 'attribute_not_exists(pk)',
        ...(current && { ExpressionAttributeValues: { ':read': current.revision } }),
      },
    },
    { Put: { TableName, Item: { ...challengeKey(digest), email, expiresAt } } },
  ];
}

async function expire({ client, name }: Table, email: string, codeHash: string): Promise<void> {
  const update = new UpdateCommand({
    TableName: name,
    Key: recoveryKey(email),
    UpdateExpression: 'SET codeExpiresAt = :past ADD revision :one',
    ConditionExpression: 'codeHash = :code',
    ExpressionAttributeValues: { ':past': 0, ':one': 1, ':code': codeHash },
  });
  // Where the condition does not hold, a newer code has replaced it already.
  await whenConditionHolds(() => client.send(update));
}
