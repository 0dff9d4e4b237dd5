import { type Failure, fail } from '../../shared/errors.ts';
import type { Role } from '../../shared/roles.ts';
import { tooMany } from '../runtime/tooMany.ts';
import type { Refusal } from './rules.ts';

type ChallengeAnswer<R extends Role> = { userId: string } & Record<`${R}Email`, string>;

/** Names a reset in the answer to a step: its opaque name is `userId`, its address `userEmail` or `vendorEmail`. */
export function challengeAnswer<R extends Role>(role: R, userId: string, email: string): ChallengeAnswer<R> {
  return { userId, [`${role}Email`]: email } as ChallengeAnswer<R>;
}

/** A code that is not right, with the tries that are left. */
export function wrongCode(left: number): Failure {
  const words = left === 1 ? '1 try' : `${left} tries`;
  return fail('code_wrong', { params: { left }, message: `This code is not right. You have ${words} left.` });
}

/** A refusal of the rules as it is answered. */
export function refused(refusal: Refusal): Failure {
  return 'seconds' in refusal ? tooMany(refusal.seconds, refusal.code) : fail(refusal.code);
}
