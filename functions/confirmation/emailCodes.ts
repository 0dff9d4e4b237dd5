import { recovery } from '../../shared/rules/recovery.ts';
import type { IssuedCode } from '../recovery/codes.ts';
import { hour, type Refusal, tooMany, withinTheHour, withinTheMonth } from '../recovery/rules.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';

/** The newest code that was mailed to an account, and what is counted of it. Times are seconds. */
export interface EmailCode {
  codeHash: string;
  codeExpiresAt: number;
  sentAt: number;
  /** Guesses at this code. */
  tries: number;
  /** Mails of the last hour. */
  codesAt: number[];
  /** Guesses of the last month at all codes of the account. */
  triesAt: number[];
  revision: number;
}

/** Key of the code of an account. */
export function emailCodeKey(accountId: string) {
  return { pk: `user#${accountId}`, sk: 'email-code' };
}

/** The code as it is at this moment; undefined where none was sent of late. */
export function readEmailCode(table: Table, accountId: string): Promise<EmailCode | undefined> {
  return readItem(table, emailCodeKey(accountId));
}

/** Why no further mail is sent now, if none is. */
function mailRefusal(code: EmailCode | undefined, now: number): Refusal | undefined {
  if (!code) return undefined;
  const again = code.sentAt + recovery.resendSeconds;
  if (again > now) return { code: 'code_just_sent', seconds: again - now };
  const mails = withinTheHour(code.codesAt, now);
  if (mails.length >= recovery.mailsAnHour) return tooMany(mails, hour, now);
  return triesRefusal(code, now);
}

/** Why no code of the account can be tried at all, if none can. */
export function triesRefusal({ triesAt }: EmailCode, now: number): Refusal | undefined {
  const tries = withinTheMonth(triesAt, now);
  return tries.length >= recovery.triesAMonth ? tooMany(tries, recovery.monthSeconds, now) : undefined;
}

/** Issues the codes by which vendors confirm their e-mail. */
export const emailCodes = port('vendors', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  /** Puts a code in the place of the one before, or answers why not. */
  issue: (vendorId: string, codeHash: string) => retryOnConflict(() => issue(table, vendorId, codeHash)),
}));

async function issue(
  table: Table,
  vendorId: string,
  codeHash: string,
): Promise<Pick<IssuedCode, 'takeBack'> | Refusal> {
  const now = nowSeconds();
  const before = await readEmailCode(table, vendorId);
  const refusal = mailRefusal(before, now);
  if (refusal) return refusal;
  const codesAt = withinTheHour(before?.codesAt, now);
  const code: Omit<EmailCode, 'revision'> = {
    codeHash,
    codeExpiresAt: now + recovery.codeSeconds,
    sentAt: now,
    tries: 0,
    codesAt: [...codesAt, now],
    triesAt: withinTheMonth(before?.triesAt, now),
  };
  await putRevised(table, before, { ...emailCodeKey(vendorId), ...code, expiresAt: now + recovery.monthSeconds });
  return { takeBack: () => takeBack(table, vendorId, { codeHash, codesAt }) };
}

async function takeBack(
  table: Table,
  vendorId: string,
  { codeHash, codesAt }: Pick<EmailCode, 'codeHash' | 'codesAt'>,
): Promise<void> {
  // Where the condition does not hold, a newer code has replaced it already.
  await updateItem(table, {
    Key: emailCodeKey(vendorId),
    UpdateExpression: 'SET codeExpiresAt = :past, sentAt = :past, codesAt = :before ADD revision :one',
    ConditionExpression: 'codeHash = :own',
    ExpressionAttributeValues: { ':past': 0, ':before': codesAt, ':one': 1, ':own': codeHash },
  });
}
