import { type Failure, fail } from '../../shared/errors.ts';
import type { Role } from '../../shared/roles.ts';
import { tooMany } from '../runtime/tooMany.ts';
import type { Refusal } from './rules.ts';

/** An address as an answer names it: `userEmail` or `vendorEmail`. */
export function emailAnswer<R extends Role>(role: R, email: string): Record<`${R}Email`, string> {
  return { [`${role}Email`]: email } as Record<`${R}Email`, string>;
}

/** Names a reset in the answer to a step: its opaque name is `userId`, with its address. */
export function challengeAnswer<R extends Role>(role: R, userId: string, email: string) {
  return { userId, ...emailAnswer(role, email) };
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
