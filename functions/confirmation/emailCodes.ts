import { recovery } from '../../shared/rules/recovery.ts';
import type { IssuedCode } from '../recovery/codes.ts';
import { hour, type Refusal, tooMany, withinTheHour, withinTheMonth } from '../recovery/rules.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { portByRole } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';

/** The newest code and link that were mailed to an account, and what is counted of them. Times are seconds. */
export interface EmailCode {
  /** The address that they were mailed to. */
  email: string;
  codeHash: string;
  codeExpiresAt: number;
  /** Digest of the link's secret. */
  linkDigest: string;
  linkExpiresAt: number;
  sentAt: number;
  /** Guesses at this code. */
  tries: number;
  /** Mails of the last hour. */
  codesAt: number[];
  /** Guesses of the last month at all codes of the account. */
  triesAt: number[];
  revision: number;
}

/** A code and a link for the address of an account, as they are stored. */
export type NewEmailCode = Pick<EmailCode, 'email' | 'codeHash' | 'linkDigest'>;

/** How long a link confirms: people read mails when they are back where there is a signal. */
const linkSeconds = 24 * hour;

/** Key of the code of an account. */
export function emailCodeKey(accountId: string) {
  return { pk: `user#${accountId}`, sk: 'email-code' };
}

/** The code as it is at this moment; undefined where none was sent of late. */
export function readEmailCode(table: Table, accountId: string): Promise<EmailCode | undefined> {
  return readItem(table, emailCodeKey(accountId));
}

/** Why no further mail is sent now, if none is. */
function mailRefusal(code: EmailCode | undefined, email: string, now: number): Refusal | undefined {
  if (!code) return undefined;
  const again = code.sentAt + recovery.resendSeconds;
  // An address that was corrected just now has had no mail.
  if (again > now && code.email === email) return { code: 'code_just_sent', seconds: again - now };
  const mails = withinTheHour(code.codesAt, now);
  if (mails.length >= recovery.mailsAnHour) return tooMany(mails, hour, now);
  return triesRefusal(code, now);
}

/** Why no code of the account can be tried at all, if none can. */
export function triesRefusal({ triesAt }: EmailCode, now: number): Refusal | undefined {
  const tries = withinTheMonth(triesAt, now);
  return tries.length >= recovery.triesAMonth ? tooMany(tries, recovery.monthSeconds, now) : undefined;
}

/** Issues the codes and links by which an e-mail is confirmed, by role. */
export const emailCodes = portByRole(['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  /** Puts a code and a link in the place of those before, or answers why not. */
  issue: (accountId: string, code: NewEmailCode) => retryOnConflict(() => issue(table, accountId, code)),
}));

async function issue(
  table: Table,
  accountId: string,
  sent: NewEmailCode,
): Promise<Pick<IssuedCode, 'takeBack'> | Refusal> {
  const now = nowSeconds();
  const before = await readEmailCode(table, accountId);
  const refusal = mailRefusal(before, sent.email, now);
  if (refusal) return refusal;
  const codesAt = withinTheHour(before?.codesAt, now);
  const code: Omit<EmailCode, 'revision'> = {
    ...sent,
    codeExpiresAt: now + recovery.codeSeconds,
    linkExpiresAt: now + linkSeconds,
    sentAt: now,
    tries: 0,
    codesAt: [...codesAt, now],
    triesAt: withinTheMonth(before?.triesAt, now),
  };
  await putRevised(table, before, { ...emailCodeKey(accountId), ...code, expiresAt: now + recovery.monthSeconds });
  return { takeBack: () => takeBack(table, accountId, { codeHash: sent.codeHash, codesAt }) };
}

async function takeBack(
  table: Table,
  accountId: string,
  { codeHash, codesAt }: Pick<EmailCode, 'codeHash' | 'codesAt'>,
): Promise<void> {
  // Where the condition does not hold, a newer code has replaced it already.
  await updateItem(table, {
    Key: emailCodeKey(accountId),
    UpdateExpression:
      'SET codeExpiresAt = :past, linkExpiresAt = :past, sentAt = :past, codesAt = :before ADD revision :one',
    ConditionExpression: 'codeHash = :own',
    ExpressionAttributeValues: { ':past': 0, ':before': codesAt, ':one': 1, ':own': codeHash },
  });
}
