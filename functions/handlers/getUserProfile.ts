import { api } from '../../shared/api.ts';
import { presentUser } from '../accounts/presentProfile.ts';
import { userProfiles } from '../accounts/profiles.ts';
import { userSession } from '../accounts/sessions.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.getUserProfile,
  { userSession, profiles: userProfiles },
  async ({ session }, { profiles }) => ({
    message: 'Your profile.',
    data: presentUser(await profiles.find(session.id)),
  }),
);
