import { api } from '../../shared/api.ts';
import { implement } from '../lib/implement.ts';
import { vendorSession, vendorSessionEnd } from '../repositories/sessions.ts';

export const handler = implement(
  api.vendorLogout,
  { vendorSession, sessions: vendorSessionEnd },
  async ({ session }, { sessions }) => {
    await sessions.end(session);
    return { message: 'You have been Logged out' };
  },
);
