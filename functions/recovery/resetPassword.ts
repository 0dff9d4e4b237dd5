import { answer } from '../../shared/answers.ts';
import type { recovery } from '../../shared/contracts/recovery.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { loginKey, profileKey } from '../accounts/accountKeys.ts';
import { attempts } from '../accounts/attempts.ts';
import { newBrowser } from '../accounts/browsers.ts';
import { type Login, readLogin } from '../accounts/loginItem.ts';
import { hashPassword } from '../accounts/password.ts';
import { mostDeleted, sessionDeletions } from '../accounts/sessions.ts';
import { liftWrite } from '../mail/mailBlocks.ts';
import { nowSeconds } from '../runtime/clock.ts';
import type { NewCookie } from '../runtime/cookies.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import { portByRole } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { readReset, resetKey } from './recoveryItem.ts';
import { maySetPassword } from './rules.ts';

interface NewPassword {
  role: Role;
  /** Of the challenge whose code was right, or of the link. */
  secret: string;
  passwordHash: string;
  /** Writes beside the account's own that say that its address is confirmed. */
  confirming: ConfirmingWrites;
}

type ConfirmingWrites = (accountId: string) => Write[];

/** Whose password it was, and the cookie by which the browser of the call is known from then on. */
interface Done {
  email: string;
  cookie: NewCookie;
}

/** Sets new passwords, by role. */
const resets = portByRole(['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], (table, role) => ({
  /** Whether a secret may set a new password now. */
  isOpen: async (secret: string) => maySetPassword(await readReset(table, secret), nowSeconds()),
  /**
   * Sets the password, ends all sessions and confirms the address, all or nothing, once a secret; undefined where it
   * may not.
   */
  replace: (wanted: Omit<NewPassword, 'role'>) => replace(table, { role, ...wanted }),
}));

async function replace(table: Table, wanted: NewPassword): Promise<Done | undefined> {
  const reset = await readReset(table, wanted.secret);
  if (!maySetPassword(reset, nowSeconds())) return undefined;
  const login = await readLogin(table, reset.email);
  // The password was changed since this reset was begun, and with it all others ended.
  if (login?.passwordRevision !== reset.passwordRevision) return undefined;
  const sessions = await sessionDeletions(table, login.accountId);
  if (sessions.length > mostDeleted) {
    await transact(table, sessions.slice(0, mostDeleted));
    return replace(table, wanted);
  }
  const { cookie, write } = newBrowser(table, wanted.role, login.email);
  const stopped = await transact(table, [...settingWrites(table, wanted, login), write, ...sessions]);
  if (stopped.length === 0 || (await isSet(table, wanted, login))) return { email: login.email, cookie };
  // A session began after the list was read: it belongs to the old password and must be found too.
  return replace(table, wanted);
}

/** Whether this very call has set the password: the answer to its first try was lost. A hash, with its salt, is one call's alone. */
async function isSet(table: Table, { passwordHash }: NewPassword, { email }: Login): Promise<boolean> {
  return (await readLogin(table, email))?.passwordHash === passwordHash;
}

function settingWrites(
  { name: TableName }: Table,
  { secret, passwordHash, confirming }: NewPassword,
  login: Login,
): Write[] {
  return [
    {
      Update: {
        TableName,
        Key: loginKey(login.email),
        UpdateExpression: 'SET passwordHash = :hash ADD passwordRevision :one',
        ConditionExpression: 'sessionRevision = :sessions AND passwordRevision = :password',
        ExpressionAttributeValues: {
          ':hash': passwordHash,
          ':one': 1,
          ':sessions': login.sessionRevision,
          ':password': login.passwordRevision,
        },
      },
    },
    {
      Update: {
        TableName,
        Key: resetKey(secret),
        UpdateExpression: 'SET usedAt = :now',
        ConditionExpression: 'passwordUntil > :now AND attribute_not_exists(usedAt)',
        ExpressionAttributeValues: { ':now': nowSeconds() },
      },
    },
    // The code or the link came by a mail.
    liftWrite(TableName, login.email),
    confirmWrite(TableName, login.accountId),
    ...confirming(login.accountId),
  ];
}

/** The profile says since when the address is confirmed; a later reset leaves that as it is. */
function confirmWrite(TableName: string, accountId: string): Write {
  return {
    Update: {
      TableName,
      Key: profileKey(accountId),
      UpdateExpression: 'SET emailConfirmedAt = if_not_exists(emailConfirmedAt, :now)',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
    },
  };
}

type ResetRequest = HandlerInput<(typeof recovery)[Role]['resetPassword']>;

/** Ports that set a new password, by role. */
export const resetPorts = byRole((role) => ({ attempts: attempts[role], resets: resets[role] }));

/**
 * Sets a new password for a reset whose code was right, or by the secret of a mail's link, and ends every session of the
 * account. The browser is known from then on: whoever forgot the password may have used up the attempts to log in before,
 * or strangers may have. Whoever used what a mail has brought reads the mails of the address: it is confirmed.
 * @throws Failure `recovery_ended`
 */
export async function resetPassword(
  { client, body, cookies }: ResetRequest,
  ports: OpenPorts<(typeof resetPorts)[Role]>,
  confirming: ConfirmingWrites = () => [],
) {
  const { userId: secret, newPassword } = body;
  if (!(await ports.resets.isOpen(secret))) throw fail('recovery_ended');
  const passwordHash = await hashPassword(newPassword);
  const done = await ports.resets.replace({ secret, passwordHash, confirming });
  if (!done) throw fail('recovery_ended');
  await ports.attempts.forgive({ email: done.email, address: client.address });
  cookies.set(done.cookie);
  return answer('password_changed');
}
