import type { Role } from '../../../../shared/roles.ts';
import type { AnswerOf } from '../../api/types.ts';
import { readStored, store } from '../../storage.ts';

/**
 * A password reset that was begun: its opaque id at the API, and the address that the code went to; a link does not tell
 * its address.
 */
export interface Challenge {
  userId: string;
  email: string;
}

export function keepChallenge(role: Role, answer: AnswerOf<'sendUserOtp' | 'sendVendorOtp'>): void {
  const email = 'userEmail' in answer ? answer.userEmail : answer.vendorEmail;
  store({ [`${role}Reset`]: answer.userId, [`${role}ResetEmail`]: email });
}

export function readChallenge(role: Role): Challenge | undefined {
  const userId = readStored(`${role}Reset`);
  return userId ? { userId, email: readStored(`${role}ResetEmail`) ?? '' } : undefined;
}

export function forgetChallenge(role: Role): void {
  store({ [`${role}Reset`]: null, [`${role}ResetEmail`]: null });
}
