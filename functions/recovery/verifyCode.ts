import { answer } from '../../shared/answers.ts';
import type { recovery } from '../../shared/contracts/recovery.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { attempts } from '../accounts/attempts.ts';
import type { Received } from '../runtime/implement.ts';
import type { Opened } from '../runtime/ports.ts';
import { challengeAnswer, refused } from './answers.ts';
import { codeHash } from './secrets.ts';
import { tries } from './tries.ts';

type GuessRequest = Received<(typeof recovery)[Role]['verifyOtp']>;

/** What trying a code needs, by role. */
export const guessPorts = byRole((role) => ({ attempts: attempts[role], tries: tries[role] }));

/**
 * Tries the code of a reset.
 * @throws Failure `code_wrong` with the tries `left`, `code_expired`, `code_used`, `recovery_ended` or
 *   `too_many_attempts`
 */
export function verifyCode<R extends Role>(role: R) {
  return async ({ client, body }: GuessRequest, ports: Opened<(typeof guessPorts)[Role]>) => {
    await ports.attempts.fromAddress('otp', client.address);
    const { otp, userId } = body;
    const email = await ports.tries.addressOf(userId);
    if (email === undefined) throw fail('recovery_ended');
    const outcome = await ports.tries.guess({ email, challenge: userId, codeHash: codeHash(userId, otp) });
    if (outcome.code === 'wrong') throw wrong(outcome.left);
    if (outcome.code !== 'right') throw refused(outcome);
    return { ...answer('code_right'), ...challengeAnswer(role, userId, email) };
  };
}

function wrong(left: number) {
  const words = left === 1 ? '1 try' : `${left} tries`;
  return fail('code_wrong', { params: { left }, message: `This code is not right. You have ${words} left.` });
}
