import { fail } from '../../shared/errors.ts';
import type { Client } from '../runtime/caller.ts';
import type { Opened } from '../runtime/ports.ts';
import type { userAttempts } from './attempts.ts';
import type { userLogins } from './logins.ts';
import { verifyPassword } from './password.ts';

interface LoginRequest {
  client: Client;
  body: { email: string; password: string };
}

type Ports = Opened<{ attempts: typeof userAttempts; logins: typeof userLogins }>;

/** Begins a session. A wrong password and an unknown address differ neither in the answer nor in the work. */
export async function logIn({ client, body }: LoginRequest, { attempts, logins }: Ports) {
  const { email, password } = body;
  await attempts.fromAddress('login', client.address);
  await attempts.onAccount('login', email);
  const login = await logins.find(email);
  const right = await verifyPassword(password, login?.passwordHash);
  const token = login && right ? await logins.begin(login) : undefined;
  if (!login || token === undefined) throw fail('wrong_credentials');
  await attempts.forgive('login', email);
  return { message: 'You are logged in.', data: { user: { _id: login.accountId, email }, token } };
}
