import { portByRole } from '../runtime/port.ts';
import { transact } from '../runtime/transact.ts';
import { loginKey } from './accountKeys.ts';
import { newBrowser } from './browsers.ts';
import { type Login, readLogin } from './loginItem.ts';
import { mostSessions, newSession, sessionDeletions } from './sessions.ts';
import { activeChecks, suspended } from './suspension.ts';

const loginActions = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/** Logs in: finds what an address is logged in with, and begins sessions. */
export const logins = portByRole(loginActions, (table, role) => ({
  find: (email: string) => readLogin(table, email),
  /**
   * Begins a session for a password that was right: its token, and the cookie for the browser, by its secret where it
   * was known; undefined when the password has been replaced since it was read.
   * @throws Failure `account_suspended`
   */
  begin: async (login: Login, known?: string) => {
    const { email, accountId, passwordRevision } = login;
    const browser = newBrowser(table, role, email, known);
    const { token, write } = newSession(table, role, login);
    const surplus = await sessionDeletions(table, accountId, mostSessions - 1);
    const count = {
      Update: {
        TableName: table.name,
        Key: loginKey(email),
        UpdateExpression: 'ADD sessionRevision :one',
        ConditionExpression: 'passwordRevision = :read',
        ExpressionAttributeValues: { ':one': 1, ':read': passwordRevision },
      },
    };
    const checks = activeChecks(table.name, login);
    const begun = [count, write, browser.write, ...surplus.slice(0, mostSessions)];
    const stopped = await transact(table, [...begun, ...checks]);
    if (!stopped.includes(0) && stopped.some((index) => index >= begun.length)) throw await suspended(table, login);
    return stopped.length > 0 ? undefined : { token, cookie: browser.cookie };
  },
}));

/** Tells whether an address has an account, for those who may know: the owner of the mailbox. */
export const addresses = portByRole(['GetItem'], (table) => ({
  /** Counts the passwords of the account of an address; undefined where it has none. */
  passwordRevision: async (email: string): Promise<number | undefined> =>
    (await readLogin(table, email))?.passwordRevision,
}));
