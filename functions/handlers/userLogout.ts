import { api } from '../../shared/api.ts';
import { implement } from '../lib/implement.ts';
import { userSession, userSessionEnd } from '../repositories/sessions.ts';

export const handler = implement(
  api.userLogout,
  { userSession, sessions: userSessionEnd },
  async ({ session }, { sessions }) => {
    await sessions.end(session);
    return { message: 'You have been Logged out' };
  },
);
