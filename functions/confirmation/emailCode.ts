import { recovery } from '../../shared/rules/recovery.ts';
import { hour, type Refusal, tooMany, withinTheHour, withinTheMonth } from '../recovery/rules.ts';
import { readItem } from '../runtime/read.ts';
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
export function mailRefusal(code: EmailCode | undefined, now: number): Refusal | undefined {
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
