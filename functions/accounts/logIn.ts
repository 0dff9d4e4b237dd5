import { answer } from '../../shared/answers.ts';
import type { accounts } from '../../shared/contracts/accounts.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { knownBrowsers } from './browsers.ts';
import { addressPorts, countFromAddress } from './fromAddress.ts';
import { logins } from './logins.ts';
import { verifyPassword } from './password.ts';

type LoginRequest = HandlerInput<(typeof accounts)[Role]['login']>;

/** Who is logged in, as it is answered: a member of the staff with the account of the owner. */
export function personOf(email: string, { accountId, actsFor }: { accountId: string; actsFor?: string | undefined }) {
  return { _id: actsFor ?? accountId, email, ...(actsFor && { staff: true as const }) };
}

/** Ports of a login, by role. */
export const loginPorts = byRole((role) => ({
  ...addressPorts[role],
  logins: logins[role],
  knownBrowsers: knownBrowsers[role],
}));

/**
 * Begins a session. A wrong password and an unknown address differ neither in the answer nor in the work.
 * @throws Failure `wrong_credentials`, `account_suspended` where the password is right, or `work_needed` or `too_many_attempts`
 * before anything is looked at
 */
export async function logIn({ client, body, cookies }: LoginRequest, ports: OpenPorts<(typeof loginPorts)[Role]>) {
  const { email, password } = body;
  const browser = await ports.knownBrowsers.find(cookies, email);
  const caller = { email, address: client.address, browser };
  if (browser === undefined) await countFromAddress('login', client, ports);
  await ports.attempts.logIn(caller);
  const login = await ports.logins.find(email);
  const right = await verifyPassword(password, login?.passwordHash);
  const begun = login && right ? await ports.logins.begin(login, browser) : undefined;
  if (!login || !begun) throw fail('wrong_credentials');
  await ports.attempts.forgive(caller);
  cookies.set(begun.cookie);
  return { ...answer('logged_in'), data: { user: personOf(email, login), token: begun.token } };
}
