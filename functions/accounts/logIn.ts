import { answer } from '../../shared/answers.ts';
import type { accounts } from '../../shared/contracts/accounts.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import type { Received } from '../runtime/implement.ts';
import type { Opened } from '../runtime/ports.ts';
import { attempts } from './attempts.ts';
import { logins } from './logins.ts';
import { verifyPassword } from './password.ts';

type LoginRequest = Received<(typeof accounts)[Role]['login']>;

/** What a login needs, by role. */
export const loginPorts = byRole((role) => ({ attempts: attempts[role], logins: logins[role] }));

/**
 * Begins a session. A wrong password and an unknown address differ neither in the answer nor in the work.
 * @throws Failure `wrong_credentials`, or `too_many_attempts` before anything is looked at
 */
export async function logIn({ client, body }: LoginRequest, ports: Opened<(typeof loginPorts)[Role]>) {
  const { email, password } = body;
  await ports.attempts.fromAddress('login', client.address);
  await ports.attempts.onAccount('login', email);
  const login = await ports.logins.find(email);
  const right = await verifyPassword(password, login?.passwordHash);
  const token = login && right ? await ports.logins.begin(login) : undefined;
  if (!login || token === undefined) throw fail('wrong_credentials');
  await ports.attempts.forgive('login', email);
  return { ...answer('logged_in'), data: { user: { _id: login.accountId, email }, token } };
}
