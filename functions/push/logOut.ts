import { answer } from '../../shared/answers.ts';
import type { Role } from '../../shared/roles.ts';
import { accountOf, logouts, withSession } from '../accounts/sessions.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
import { phonePorts, phonesOfSession, unsubscribe } from './phones.ts';

/** Ports of a logout, by role. */
export const logoutPorts = withSession((role) => ({ logouts: logouts[role], ...phonePorts }));

/** Ends the session that asks for it. Its phones are told nothing from that moment on, and then forgotten. */
export async function logOut(
  { session }: { session: Session },
  ports: Omit<OpenPorts<(typeof logoutPorts)[Role]>, 'session'>,
) {
  await ports.logouts.end(session);
  const account = { role: session.role, accountId: accountOf(session) };
  await unsubscribe(account, await phonesOfSession(account, session, ports), ports);
  return answer('logged_out');
}
