import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Role } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { recovery } from '../../shared/rules/recovery.ts';
import { challengeKey, digestOf, recoveryKey } from '../accounts/accountKeys.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { addressOf, type RecoveryItem, readRecovery, whyNoCode, withinTheHour } from './recoveryItem.ts';

export interface NewCode {
  email: string;
  challenge: string;
  codeHash: string;
}

/** Codes and tries of the last hour are remembered, and a while longer. */
const keptSeconds = 2 * 3600;

const codes = (role: Role) =>
  port(`${role}s`, ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], (table) => ({
    addressOf: (challenge: string) => addressOf(table, challenge),
    /** Puts a code in the place of the one before. @throws Failure `too_many_attempts` */
    issue: (code: NewCode) => issue(table, code),
    /** The same for a reset whose turn it still is. @throws Failure `too_many_attempts`, `recovery_ended` */
    reissue: (code: NewCode) => issue(table, code, digestOf(code.challenge)),
    /** Makes a code useless that may not have reached anybody. */
    kill: ({ email, codeHash }: NewCode) => kill(table, email, codeHash),
  }));

export const userCodes = codes('user');
export const vendorCodes = codes('vendor');

async function issue(table: Table, code: NewCode, turn?: string): Promise<void> {
  const current = await readRecovery(table, code.email);
  if (turn !== undefined && (current?.challenge !== turn || current.usedAt !== undefined)) throw fail('recovery_ended');
  const refusal = whyNoCode(current);
  if (refusal) throw refusal;
  const stopped = await transact(table, writes(table, code, current));
  // Another code or a try came between. After a code this one must wait, so the next round ends.
  if (stopped.length > 0) await issue(table, code, turn);
}

function writes({ name: TableName }: Table, { email, challenge, codeHash }: NewCode, current?: RecoveryItem) {
  const now = nowSeconds();
  const digest = digestOf(challenge);
  const expiresAt = now + keptSeconds;
  const item: RecoveryItem = {
    challenge: digest,
    codeHash,
    codeExpiresAt: now + recovery.codeSeconds,
    codesAt: [...withinTheHour(current?.codesAt), now],
    triesAt: withinTheHour(current?.triesAt),
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

async function kill({ client, name }: Table, email: string, codeHash: string): Promise<void> {
  const update = new UpdateCommand({
    TableName: name,
    Key: recoveryKey(email),
    UpdateExpression: 'SET codeExpiresAt = :past ADD revision :one',
    ConditionExpression: 'codeHash = :code',
    ExpressionAttributeValues: { ':past': 0, ':one': 1, ':code': codeHash },
  });
  // Where the condition does not hold, a newer code has killed it already.
  await whenConditionHolds(() => client.send(update));
}
