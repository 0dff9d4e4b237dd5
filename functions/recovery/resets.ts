import { byRole } from '../../shared/roles.ts';
import { digestOf, loginKey } from '../accounts/accountKeys.ts';
import { type Login, readLogin } from '../accounts/loginItem.ts';
import { sessionDeletions } from '../accounts/sessions.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { addressOf, readRecovery, recoveryKey } from './recoveryItem.ts';
import { maySetPassword } from './rules.ts';

interface NewPassword {
  email: string;
  challenge: string;
  passwordHash: string;
}

/** Sets new passwords, by role. */
export const resets = byRole((role) =>
  port(`${role}s`, ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'], (table) => ({
    /** The address for which a challenge may set a new password now, or undefined. */
    verifiedAddress: async (challenge: string): Promise<string | undefined> => {
      const email = await addressOf(table, challenge);
      if (email === undefined) return undefined;
      return maySetPassword(await readRecovery(table, email), challenge, nowSeconds()) ? email : undefined;
    },
    /** Sets the password and ends all sessions, all or nothing, once a challenge; tells whether it was done. */
    replace: (wanted: NewPassword) => replace(table, wanted),
  })),
);

/** DynamoDB takes 100 actions a transaction. */
const mostAtOnce = 90;

async function replace(table: Table, wanted: NewPassword): Promise<boolean> {
  const login = await readLogin(table, wanted.email);
  if (!login || !maySetPassword(await readRecovery(table, wanted.email), wanted.challenge, nowSeconds())) return false;
  const sessions = await sessionDeletions(table, login.accountId);
  if (sessions.length > mostAtOnce) {
    await transact(table, sessions.slice(0, mostAtOnce));
    return replace(table, wanted);
  }
  const stopped = await transact(table, [...settingWrites(table, wanted, login), ...sessions]);
  // A session began after the list was read: it belongs to the old password and must be found too.
  return stopped.length === 0 || replace(table, wanted);
}

function settingWrites({ name: TableName }: Table, wanted: NewPassword, login: Login): Write[] {
  return [
    {
      Update: {
        TableName,
        Key: loginKey(wanted.email),
        UpdateExpression: 'SET passwordHash = :hash ADD passwordRevision :one',
        ConditionExpression: 'sessionRevision = :sessions AND passwordRevision = :password',
        ExpressionAttributeValues: {
          ':hash': wanted.passwordHash,
          ':one': 1,
          ':sessions': login.sessionRevision,
          ':password': login.passwordRevision,
        },
      },
    },
    {
      Update: {
        TableName,
        Key: recoveryKey(wanted.email),
        UpdateExpression: 'SET usedAt = :now',
        ConditionExpression: 'challenge = :challenge AND attribute_exists(verifiedAt) AND attribute_not_exists(usedAt)',
        ExpressionAttributeValues: { ':now': nowSeconds(), ':challenge': digestOf(wanted.challenge) },
      },
    },
  ];
}
