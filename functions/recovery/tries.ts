import { timingSafeEqual } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { byRole } from '../../shared/roles.ts';
import { recovery } from '../../shared/rules/recovery.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { addressOf, type RecoveryItem, readRecovery, recoveryKey } from './recoveryItem.ts';
import { type Refusal, triesLeft, tryRefusal } from './rules.ts';

/** A code as it was typed, for the reset of `email` that `challenge` names. */
export interface Guess {
  email: string;
  challenge: string;
  /** Hash of the code that was typed. */
  codeHash: string;
}

/** What came of a try; `left` are the tries that a wrong code leaves. */
export type TryOutcome = { code: 'right' } | { code: 'wrong'; left: number } | Refusal;

/** Tries the codes of resets, by role. */
export const tries = byRole((role) =>
  port(`${role}s`, ['dynamodb:GetItem', 'dynamodb:UpdateItem'], (table) => ({
    /** The address of a reset; undefined for one that is unknown or has ended. */
    addressOf: (challenge: string) => addressOf(table, challenge),
    /**
     * Tries a code, once and for all when it is right. The try is used up before the code is looked at, so that no
     * number of guesses at one moment is more than the tries there are.
     */
    guess: (guess: Guess) => tryCode(table, guess),
  })),
);

async function tryCode(table: Table, guess: Guess): Promise<TryOutcome> {
  const item = await takeTry(table, guess);
  if (!item) return tryRefusal(await readRecovery(table, guess.email), guess.challenge, nowSeconds());
  if (!same(item.codeHash, guess.codeHash)) return { code: 'wrong', left: triesLeft(item) };
  return { code: (await verify(table, guess)) ? 'right' : 'code_used' };
}

function takeTry(table: Table, { email, challenge }: Guess): Promise<RecoveryItem | undefined> {
  return update(table, email, {
    UpdateExpression: 'SET triesAt = list_append(triesAt, :try) ADD revision :one',
    ConditionExpression:
      'challenge = :challenge AND codeExpiresAt > :now AND size(triesAt) < :most AND attribute_not_exists(verifiedAt)',
    ExpressionAttributeValues: {
      ':try': [nowSeconds()],
      ':one': 1,
      ':challenge': digestOf(challenge),
      ':now': nowSeconds(),
      ':most': recovery.triesAnHour,
    },
  });
}

async function verify(table: Table, { email, codeHash }: Guess): Promise<boolean> {
  const verified = await update(table, email, {
    UpdateExpression: 'SET verifiedAt = :now ADD revision :one',
    ConditionExpression: 'codeHash = :code AND codeExpiresAt > :now AND attribute_not_exists(verifiedAt)',
    ExpressionAttributeValues: { ':now': nowSeconds(), ':one': 1, ':code': codeHash },
  });
  return verified !== undefined;
}

interface Change {
  UpdateExpression: string;
  ConditionExpression: string;
  ExpressionAttributeValues: Record<string, unknown>;
}

/** The item after the change, or undefined where the condition did not hold. */
async function update({ client, name }: Table, email: string, change: Change): Promise<RecoveryItem | undefined> {
  const command = new UpdateCommand({ TableName: name, Key: recoveryKey(email), ReturnValues: 'ALL_NEW', ...change });
  const changed = await whenConditionHolds(() => client.send(command));
  return changed?.Attributes as RecoveryItem | undefined;
}

function same(kept: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(kept, 'hex'), Buffer.from(given, 'hex'));
}
