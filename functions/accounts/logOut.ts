import { answer } from '../../shared/answers.ts';
import type { Role } from '../../shared/roles.ts';
import type { Opened } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
import { sessionEnds, sessions } from './sessions.ts';

export const logoutPorts = {
  user: { session: sessions.user, ends: sessionEnds.user },
  vendor: { session: sessions.vendor, ends: sessionEnds.vendor },
};

/** Ends the session that asks for it. */
export async function logOut(
  { session }: { session: Session },
  { ends }: Pick<Opened<(typeof logoutPorts)[Role]>, 'ends'>,
) {
  await ends.end(session);
  return answer('logged_out');
}
