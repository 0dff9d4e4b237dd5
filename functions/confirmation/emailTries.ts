import { recovery } from '../../shared/rules/recovery.ts';
import { profileKey } from '../accounts/accountKeys.ts';
import { liftWrite } from '../mail/mailBlocks.ts';
import type { Refusal } from '../recovery/rules.ts';
import { isSameHash } from '../recovery/secrets.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type EmailCode, emailCodeKey, readEmailCode, triesRefusal } from './emailCodes.ts';

/** Outcome of a try; `left` are the tries that a wrong code leaves. */
export type EmailTry = { code: 'right' } | { code: 'wrong'; left: number } | Refusal;

interface Guess {
  vendorId: string;
  /** The address that the code was mailed to. */
  email: string;
  /** Hash of the code that was typed. */
  codeHash: string;
  /** Write that comes with a right code, in its transaction. */
  confirming: Write;
}

/** Tries the codes by which vendors confirm their e-mail. */
export const emailTries = port('vendors', ['GetItem', 'UpdateItem'], (table) => ({
  /** The try is used up before the code is looked at, so that no number of guesses at one moment is more than there are. */
  guess: (guess: Guess) => tryCode(table, guess),
}));

async function tryCode(table: Table, guess: Guess): Promise<EmailTry> {
  const code = await takeTry(table, guess.vendorId);
  if (!code) return refusalOf(await readEmailCode(table, guess.vendorId));
  if (!isSameHash(code.codeHash, guess.codeHash)) return { code: 'wrong', left: recovery.tries - code.tries };
  const stopped = await transact(table, [...confirmWrites(table.name, guess), guess.confirming]);
  return { code: stopped.length === 0 ? 'right' : 'code_expired' };
}

function refusalOf(code: EmailCode | undefined): Refusal {
  return (code && triesRefusal(code, nowSeconds())) ?? { code: 'code_expired' };
}

function takeTry(table: Table, vendorId: string): Promise<EmailCode | undefined> {
  const now = nowSeconds();
  return updateItem<EmailCode>(table, {
    Key: emailCodeKey(vendorId),
    UpdateExpression: 'SET triesAt = list_append(triesAt, :try) ADD tries :one, revision :one',
    ConditionExpression: 'codeExpiresAt > :now AND tries < :most AND size(triesAt) < :mostAMonth',
    ExpressionAttributeValues: {
      ':try': [now],
      ':one': 1,
      ':now': now,
      ':most': recovery.tries,
      ':mostAMonth': recovery.triesAMonth,
    },
  });
}

/** A code confirms once; the profile says since when. */
function confirmWrites(TableName: string, { vendorId, email, codeHash }: Guess): Write[] {
  return [
    {
      Update: {
        TableName,
        Key: emailCodeKey(vendorId),
        UpdateExpression: 'SET codeExpiresAt = :past ADD revision :one',
        ConditionExpression: 'codeHash = :code AND codeExpiresAt > :past',
        ExpressionAttributeValues: { ':past': 0, ':one': 1, ':code': codeHash },
      },
    },
    {
      Update: {
        TableName,
        Key: profileKey(vendorId),
        UpdateExpression: 'SET emailConfirmedAt = :now',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': new Date().toISOString() },
      },
    },
    liftWrite(TableName, email),
  ];
}
