import { api } from '../../shared/api.ts';
import { userSession, userSessionEnd } from '../accounts/sessions.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.userLogout,
  { userSession, sessions: userSessionEnd },
  async ({ session }, { sessions }) => {
    await sessions.end(session);
    return { message: 'You have been Logged out' };
  },
);
