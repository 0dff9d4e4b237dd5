import { operations } from '../../../../../shared/operations.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import { currentSession } from '../../../session.ts';
import type { OwnId } from './profiles.ts';

/** Whether the email of whoever is logged in is confirmed by now; not where nobody can say. */
export async function isEmailConfirmed(): Promise<boolean> {
  const session = currentSession();
  if (!session) return false;
  const { role, id } = session;
  try {
    const params = { [`${role}Id`]: id } as OwnId;
    return (await call<'getUserProfile' | 'getVendorProfile'>(operations[role].profile, { params })).data
      .emailConfirmed;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
