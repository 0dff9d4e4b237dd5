import { timingSafeEqual } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Role } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { recovery } from '../../shared/rules/recovery.ts';
import { digestOf, recoveryKey } from '../accounts/accountKeys.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { addressOf, type RecoveryItem, readRecovery, whyNoTry } from './recoveryItem.ts';

export interface Guess {
  email: string;
  challenge: string;
  /** Hash of the code that was typed. */
  codeHash: string;
}

const tries = (role: Role) =>
  port(`${role}s`, ['dynamodb:GetItem', 'dynamodb:UpdateItem'], (table) => ({
    addressOf: (challenge: string) => addressOf(table, challenge),
    /**
     * Tries a code, once and for all when it is right. The try is used up before the code is looked at, so that no
     * number of guesses at one moment is more than the tries there are.
     * @throws Failure `code_wrong`, `code_expired`, `code_used`, `recovery_ended`, `too_many_attempts`
     */
    guess: (guess: Guess) => tryCode(table, guess),
  }));

export const userTries = tries('user');
export const vendorTries = tries('vendor');

async function tryCode(table: Table, guess: Guess): Promise<void> {
  const item = await takeTry(table, guess);
  if (!item) throw whyNoTry(await readRecovery(table, guess.email), guess.challenge);
  if (!same(item.codeHash, guess.codeHash)) throw wrong(recovery.triesAnHour - item.triesAt.length);
  if (!(await verify(table, guess))) throw fail('code_used');
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

function wrong(left: number) {
  const tries = left === 1 ? '1 try' : `${left} tries`;
  return fail('code_wrong', { message: `This code is not right. You have ${tries} left.` });
}
