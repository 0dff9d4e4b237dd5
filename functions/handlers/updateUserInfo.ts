import { api } from '../../shared/api.ts';
import { presentUser } from '../accounts/presentProfile.ts';
import { userProfileEdits } from '../accounts/profiles.ts';
import { userSession } from '../accounts/sessions.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.updateUserInfo,
  { userSession, profiles: userProfileEdits },
  async ({ session, body }, { profiles }) => {
    const { userName: name, DateOfBirth: dateOfBirth, contactNumber: phone } = body;
    const profile = await profiles.change(session.id, { name, dateOfBirth, phone });
    return { message: 'Your profile has been updated.', data: presentUser(profile) };
  },
);
