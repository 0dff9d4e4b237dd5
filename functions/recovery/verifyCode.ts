import { answer } from '../../shared/answers.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { recovery } from '../../shared/rules/recovery.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { portByRole } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Table } from '../runtime/table.ts';
import { challengeAnswer, refused, wrongCode } from './answers.ts';
import { type Challenge, mailboxKey, readReset, resetKey, type StoredChallenge } from './recoveryItem.ts';
import { type Refusal, triesLeft, tryRefusal } from './rules.ts';
import { codeHash, isSameHash } from './secrets.ts';

/** A code as it was typed, for the reset that `challenge` names. */
export interface Guess {
  challenge: string;
  /** Hash of the code that was typed. */
  codeHash: string;
}

/** Outcome of a try; `left` are the tries that a wrong code leaves. */
type TryOutcome = { code: 'right'; email: string } | { code: 'wrong'; left: number } | Refusal;

/** Whether a code sets a password or begins a session: neither does the other. */
const purposes = { reset: 'attribute_not_exists(#login)', login: 'attribute_exists(#login)' } as const;

/** Tries the codes of resets, by role. */
const tries = portByRole(['GetItem', 'UpdateItem'], (table) => ({
  /**
   * Tries a code, once and for all when it is right. The try is used up before the code is looked at, of the challenge
   * and of the mailbox, so that no number of guesses at one moment is more than the tries there are.
   */
  guess: (guess: Guess) => tryCode(table, guess),
}));

async function tryCode(table: Table, guess: Guess): Promise<TryOutcome> {
  const tried = await tryChallenge(table, guess, 'reset');
  if (tried.code !== 'right') return tried;
  return (await verify(table, guess)) ? { code: 'right', email: tried.challenge.email } : { code: 'code_used' };
}

/** Takes a try of a challenge and of its mailbox, and compares the code. */
export async function tryChallenge(
  table: Table,
  guess: Guess,
  purpose: keyof typeof purposes,
): Promise<{ code: 'right'; challenge: StoredChallenge } | Exclude<TryOutcome, { code: 'right' }>> {
  const challenge = await takeTry(table, guess, purposes[purpose]);
  if (!challenge) return tryRefusal(await readReset(table, guess.challenge), nowSeconds());
  if (!(await takeTryOfMailbox(table, challenge))) return { code: 'link_needed' };
  if (!isSameHash(challenge.codeHash, guess.codeHash)) return { code: 'wrong', left: triesLeft(challenge) };
  return { code: 'right', challenge };
}

function takeTry(table: Table, { challenge }: Guess, purpose: string): Promise<StoredChallenge | undefined> {
  return updateItem<StoredChallenge>(table, {
    Key: resetKey(challenge),
    UpdateExpression: 'ADD tries :one, revision :one',
    ConditionExpression: `codeExpiresAt > :now AND tries < :most AND attribute_not_exists(passwordUntil) AND ${purpose}`,
    ExpressionAttributeNames: { '#login': 'login' },
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

/** Ports that try a code, by role. */
export const guessPorts = byRole((role) => ({ tries: tries[role] }));

/**
 * Tries the code of a reset. Nobody is counted by address here: a challenge cannot be guessed and has tries of its own,
 * and a stranger behind the same address must not use up what the owner needs.
 * @throws Failure `code_wrong` with the tries `left`, `code_expired`, `code_used`, `link_needed` or `recovery_ended`
 */
export function verifyCode<R extends Role>(role: R) {
  return async (
    { body: { otp, userId } }: { body: { otp: string; userId: string } },
    ports: OpenPorts<(typeof guessPorts)[Role]>,
  ) => {
    const outcome = await ports.tries.guess({ challenge: userId, codeHash: codeHash(userId, otp) });
    if (outcome.code === 'wrong') throw wrongCode(outcome.left);
    if (outcome.code !== 'right') throw refused(outcome);
    return { ...answer('code_right'), ...challengeAnswer(role, userId, outcome.email) };
  };
}
