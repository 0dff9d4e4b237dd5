import { recovery } from '../../shared/rules/recovery.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { portByRole } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { type Challenge, mailboxKey, readReset, resetKey } from './recoveryItem.ts';
import { type Refusal, triesLeft, tryRefusal } from './rules.ts';
import { isSameHash } from './secrets.ts';

/** A code as it was typed, for the reset that `challenge` names. */
export interface Guess {
  challenge: string;
  /** Hash of the code that was typed. */
  codeHash: string;
}

/** Outcome of a try; `left` are the tries that a wrong code leaves. */
export type TryOutcome = { code: 'right'; email: string } | { code: 'wrong'; left: number } | Refusal;

/** Tries the codes of resets, by role. */
export const tries = portByRole(['GetItem', 'UpdateItem'], (table) => ({
  /**
   * Tries a code, once and for all when it is right. The try is used up before the code is looked at, of the challenge
   * and of the mailbox, so that no number of guesses at one moment is more than the tries there are.
   */
  guess: (guess: Guess) => tryCode(table, guess),
}));

async function tryCode(table: Table, guess: Guess): Promise<TryOutcome> {
  const reset = await takeTry(table, guess);
  if (!reset) return tryRefusal(await readReset(table, guess.challenge), nowSeconds());
  if (!(await takeTryOfMailbox(table, reset))) return { code: 'link_needed' };
  if (!isSameHash(reset.codeHash, guess.codeHash)) return { code: 'wrong', left: triesLeft(reset) };
  return (await verify(table, guess)) ? { code: 'right', email: reset.email } : { code: 'code_used' };
}

function takeTry(table: Table, { challenge }: Guess): Promise<Challenge | undefined> {
  return updateItem<Challenge>(table, {
    Key: resetKey(challenge),
    UpdateExpression: 'ADD tries :one, revision :one',
    ConditionExpression: 'codeExpiresAt > :now AND tries < :most AND attribute_not_exists(passwordUntil)',
    ExpressionAttributeValues: { ':one': 1, ':now': nowSeconds(), ':most': recovery.tries },
  });
}

function takeTryOfMailbox(table: Table, { email }: Challenge) {
  const now = nowSeconds();
  return updateItem(table, {
    Key: mailboxKey(email),
    UpdateExpression: 'SET triesAt = list_append(triesAt, :try), expiresAt = :expires ADD revision :one',
    ConditionExpression: 'size(triesAt) < :most',
    ExpressionAttributeValues: {
      ':try': [now],
      ':expires': now + recovery.monthSeconds,
      ':one': 1,
      ':most': recovery.triesAMonth,
    },
  });
}

async function verify(table: Table, { challenge, codeHash }: Guess): Promise<boolean> {
  const verified = await updateItem(table, {
    Key: resetKey(challenge),
    UpdateExpression: 'SET passwordUntil = :until ADD revision :one',
    ConditionExpression: 'codeHash = :code AND codeExpiresAt > :now AND attribute_not_exists(passwordUntil)',
    ExpressionAttributeValues: {
      ':until': nowSeconds() + recovery.verifiedSeconds,
      ':one': 1,
      ':code': codeHash,
      ':now': nowSeconds(),
    },
  });
  return verified !== undefined;
}
