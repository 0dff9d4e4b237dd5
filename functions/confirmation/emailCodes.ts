import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { recovery } from '../../shared/rules/recovery.ts';
import { type Refusal, withinTheHour, withinTheMonth } from '../recovery/rules.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { type EmailCode, emailCodeKey, mailRefusal, readEmailCode } from './emailCode.ts';

/** A code that is stored and may be sent. */
export interface IssuedCode {
  /** Undoes it, for a mail that failed and may still arrive: its code is of no use, and it does not count. */
  takeBack(): Promise<void>;
}

/** Issues the codes by which vendors confirm their e-mail. */
export const emailCodes = port('vendors', ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], (table) => ({
  /** Puts a code in the place of the one before, or answers why not. */
  issue: (vendorId: string, codeHash: string) => issue(table, vendorId, codeHash),
}));

async function issue(table: Table, vendorId: string, codeHash: string): Promise<IssuedCode | Refusal> {
  const now = nowSeconds();
  const before = await readEmailCode(table, vendorId);
  const refusal = mailRefusal(before, now);
  if (refusal) return refusal;
  const codesAt = withinTheHour(before?.codesAt, now);
  const code: EmailCode = {
    codeHash,
    codeExpiresAt: now + recovery.codeSeconds,
    sentAt: now,
    tries: 0,
    codesAt: [...codesAt, now],
    triesAt: withinTheMonth(before?.triesAt, now),
    revision: (before?.revision ?? 0) + 1,
  };
  const Item = { ...emailCodeKey(vendorId), ...code, expiresAt: now + recovery.monthSeconds };
  const stopped = await transact(table, [{ Put: { TableName: table.name, Item, ...asItWas(before) } }]);
  // Another mail or a try came between; there are few of either.
  if (stopped.length > 0) return issue(table, vendorId, codeHash);
  return { takeBack: () => takeBack(table, vendorId, { codeHash, codesAt }) };
}

function asItWas(read: EmailCode | undefined) {
  if (!read) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': read.revision } };
}

async function takeBack(
  { client, name: TableName }: Table,
  vendorId: string,
  { codeHash, codesAt }: Pick<EmailCode, 'codeHash' | 'codesAt'>,
): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key: emailCodeKey(vendorId),
    UpdateExpression: 'SET codeExpiresAt = :past, sentAt = :past, codesAt = :before ADD revision :one',
    ConditionExpression: 'codeHash = :own',
    ExpressionAttributeValues: { ':past': 0, ':before': codesAt, ':one': 1, ':own': codeHash },
  });
  // Where the condition does not hold, a newer code has replaced it already.
  await whenConditionHolds(() => client.send(update));
}
