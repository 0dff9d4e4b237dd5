import { api } from '../../shared/api.ts';
import { presentUser } from '../lib/accounts/presentProfile.ts';
import { implement } from '../lib/implement.ts';
import { userProfiles } from '../repositories/profiles.ts';
import { userSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.getUserProfile,
  { userSession, profiles: userProfiles },
  async ({ session }, { profiles }) => ({
    message: 'Your profile.',
    data: presentUser(await profiles.find(session.id)),
  }),
);
