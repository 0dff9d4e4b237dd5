import { answer } from '../../shared/answers.ts';
import type { Role } from '../../shared/roles.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
import { logouts, withSession } from './sessions.ts';

/** Ports of a logout, by role. */
export const logoutPorts = withSession((role) => ({ logouts: logouts[role] }));

/** Ends the session that asks for it. */
export async function logOut(
  { session }: { session: Session },
  ports: Pick<OpenPorts<(typeof logoutPorts)[Role]>, 'logouts'>,
) {
  await ports.logouts.end(session);
  return answer('logged_out');
}
