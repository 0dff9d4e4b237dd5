import { answer } from '../../shared/answers.ts';
import type { confirmation } from '../../shared/contracts/confirmation.ts';
import { fail } from '../../shared/errors.ts';
import type { Role } from '../../shared/roles.ts';
import { loginKey, profileKey } from '../accounts/accountKeys.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { type Login, readLogin } from '../accounts/loginItem.ts';
import { verifyPassword } from '../accounts/password.ts';
import { type Profile, profiles } from '../accounts/profiles.ts';
import { withSession } from '../accounts/sessions.ts';
import { emailAnswer } from '../recovery/answers.ts';
import { nowSeconds } from '../runtime/clock.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import { portByRole } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { emailCodeKey } from './emailCodes.ts';

/** Changes addresses that are not confirmed, by role. */
const emailChanges = portByRole(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  login: (email: string) => readLogin(table, email),
  /** Moves the account of a login to another address, all or nothing; answers what stopped it. */
  change: (login: Login, email: string) => change(table, login, email),
}));

/** Ports that correct the own e-mail, by role. */
export const changeEmailPorts = withSession((role) => ({
  ...addressPorts[role],
  profiles: profiles[role],
  emails: emailChanges[role],
}));

type Outcome = 'changed' | 'email_taken' | 'email_is_confirmed' | 'conflict';

async function change(table: Table, login: Login, email: string): Promise<Outcome> {
  const [taken, ...others] = changeWrites(table, login, email);
  const stopped = await transact(table, [taken as Write, ...others]);
  if (stopped.length === 0) return 'changed';
  // The first answer may have been lost.
  if ((await readLogin(table, email))?.accountId === login.accountId) return 'changed';
  if (stopped.includes(0)) return 'email_taken';
  return stopped.includes(1) ? 'email_is_confirmed' : 'conflict';
}

/** The browser stays unknown at the new address until its next login: a cookie is set by what proves more than a session. */
function changeWrites({ name: TableName }: Table, login: Login, email: string): Write[] {
  const { accountId } = login;
  const values = { ':email': email, ':before': login.email, ':one': 1 };
  return [
    {
      Put: {
        TableName,
        Item: { ...login, ...loginKey(email), email },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Update: {
        TableName,
        Key: profileKey(accountId),
        UpdateExpression: 'SET email = :email ADD revision :one',
        ConditionExpression: 'email = :before AND attribute_not_exists(emailConfirmedAt)',
        ExpressionAttributeValues: values,
      },
    },
    {
      Delete: {
        TableName,
        Key: loginKey(login.email),
        ConditionExpression: 'sessionRevision = :sessions AND passwordRevision = :password',
        ExpressionAttributeValues: { ':sessions': login.sessionRevision, ':password': login.passwordRevision },
      },
    },
    {
      Update: {
        TableName,
        Key: emailCodeKey(accountId),
        UpdateExpression: 'SET codeExpiresAt = :past, linkExpiresAt = :past ADD revision :one',
        ExpressionAttributeValues: { ':past': 0, ':one': 1 },
      },
    },
  ];
}

type Input = Pick<HandlerInput<(typeof confirmation)[Role]['changeEmail']>, 'session' | 'client' | 'body'>;
type Ports = Omit<OpenPorts<(typeof changeEmailPorts)[Role]>, 'session'>;

/** Seconds after a login in which no password is asked for. */
const freshSeconds = 3600;

/**
 * Corrects the own e-mail while it is not confirmed: a mistyped one would shut its owner out.
 * @throws Failure `not_found`, `email_taken`, `email_is_confirmed`, `password_needed`, `work_needed`, `too_many_attempts`, `conflict`
 */
export function changeEmail<R extends Role>(role: R) {
  return async ({ session, client, body }: Input, ports: Ports) => {
    const profile = await ports.profiles.find(session.id);
    if (!profile) throw fail('not_found');
    if (profile.emailConfirmedAt !== undefined) throw fail('email_is_confirmed');
    if (profile.email !== body.email) await move(profile, { session, client, body }, ports);
    return { ...answer('email_changed'), ...emailAnswer(role, body.email) };
  };
}

async function move({ id, email }: Profile, { session, client, body }: Input, ports: Ports): Promise<void> {
  await countFromAddress('signup', client, ports);
  await ports.attempts.onAccount('signup', id);
  const login = await ports.emails.login(email);
  if (!login) throw fail('conflict');
  await proveOwner(login, { session, body }, ports);
  const outcome = await ports.emails.change(login, body.email);
  if (outcome !== 'changed') throw fail(outcome);
}

/** A telephone that lies about has a session, but neither a fresh one nor the password. */
async function proveOwner(
  { email, passwordHash }: Login,
  { session, body }: Pick<Input, 'session' | 'body'>,
  ports: Ports,
): Promise<void> {
  if (session.createdAt > nowSeconds() - freshSeconds) return;
  if (body.password === undefined) throw fail('password_needed');
  await ports.attempts.onAccount('login', email);
  if (!(await verifyPassword(body.password, passwordHash))) throw fail('password_needed');
}
