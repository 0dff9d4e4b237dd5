import { recovery } from '../../shared/rules/recovery.ts';
import { type Refusal, withinTheHour, withinTheMonth } from '../recovery/rules.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { type EmailCode, emailCodeKey, mailRefusal, readEmailCode } from './emailCode.ts';

/** A code that is stored and may be sent. */
export interface IssuedCode {
  /** Undoes it, for a mail that failed and may still arrive: its code is of no use, and it does not count. */
  takeBack(): Promise<void>;
}

/** Issues the codes by which vendors confirm their e-mail. */
export const emailCodes = port('vendors', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  /** Puts a code in the place of the one before, or answers why not. */
  issue: (vendorId: string, codeHash: string) => retryOnConflict(() => issue(table, vendorId, codeHash)),
}));

async function issue(table: Table, vendorId: string, codeHash: string): Promise<IssuedCode | Refusal> {
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
