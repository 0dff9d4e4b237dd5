import { digestOf, profileKey } from '../../functions/accounts/accountKeys.ts';
import { deleteLogin } from '../../functions/accounts/closedLogin.ts';
import { readLogin } from '../../functions/accounts/loginItem.ts';
import { mailBlockKey } from '../../functions/mail/mailBlocks.ts';
import { ownerKey, phonePrefix } from '../../functions/push/phoneItem.ts';
import { mailboxKey } from '../../functions/recovery/recoveryItem.ts';
import { queryAll } from '../../functions/runtime/read.ts';
import type { Key, Table } from '../../functions/runtime/table.ts';
import type { Account } from './account.ts';
import { deleteItems, lookThrough } from './items.ts';
import type { Operator } from './operator.ts';

/** An item under the key of an account. */
export interface AccountItem extends Key {
  erased?: true;
}

/** An item of a browser or of a reset. */
export type SecretItem = Key & { expiresAt: number };

/** The last steps of an erasing: all that is left of the account in the table of its role, and then its address. */
export async function forgetAccount({ tables, say, progress, log }: Operator, account: Account): Promise<void> {
  const { id, role, email, table } = account;
  const other = tables[role === 'user' ? 'vendors' : 'users'];
  const own = (await ownItems(table, id)).filter(({ erased }) => !erased);
  const phones = own
    .filter(({ sk }) => sk.startsWith(phonePrefix))
    .map(({ sk }) => ownerKey(sk.slice(phonePrefix.length)));
  await deleteItems(tables.vendors, phones);
  const found = await scattered(table, email, progress);
  await deleteItems(table, [...own, ...found, mailboxKey(email), mailBlockKey(email)]);
  // Both roles have the mail block of the address.
  if (!(await readLogin(other, email))) await deleteItems(other, [mailBlockKey(email)]);
  await log(id, 'erased');
  await deleteLogin(table, email);
  say('The account is erased.');
}

/** Everything under the key of an account. */
export function ownItems(table: Table, id: string): Promise<AccountItem[]> {
  return queryAll<AccountItem>(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': profileKey(id).pk },
    ConsistentRead: true,
  });
}

/**
 * Browsers that were logged in, and resets that were begun. Their keys are digests of secrets that nobody has, so that the
 * table is looked through, at a read unit for each 4 KB. They end by themselves too, in 90 days and in two hours.
 */
export function scattered(table: Table, email: string, progress: Operator['progress']): Promise<SecretItem[]> {
  const filter = {
    FilterExpression:
      '(begins_with(pk, :browser) AND account = :digest) OR (begins_with(pk, :recovery) AND email = :email)',
    ProjectionExpression: 'pk, sk, expiresAt',
    ExpressionAttributeValues: {
      ':browser': 'browser#',
      ':digest': digestOf(email),
      ':recovery': 'recovery#',
      ':email': email,
    },
  };
  return lookThrough<SecretItem>(table, filter, progress);
}
