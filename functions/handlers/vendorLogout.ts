import { api } from '../../shared/api.ts';
import { vendorSession, vendorSessionEnd } from '../accounts/sessions.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.vendorLogout,
  { vendorSession, sessions: vendorSessionEnd },
  async ({ session }, { sessions }) => {
    await sessions.end(session);
    return { message: 'You have been Logged out' };
  },
);
