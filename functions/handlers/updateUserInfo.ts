import { api } from '../../shared/api.ts';
import { presentUser } from '../lib/accounts/presentProfile.ts';
import { implement } from '../lib/implement.ts';
import { userProfileEdits } from '../repositories/profiles.ts';
import { userSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.updateUserInfo,
  { userSession, profiles: userProfileEdits },
  async ({ session, body }, { profiles }) => {
    const { userName: name, DateOfBirth: dateOfBirth, contactNumber: phone } = body;
    const profile = await profiles.change(session.id, { name, dateOfBirth, phone });
    return { message: 'Your profile has been updated.', data: presentUser(profile) };
  },
);
