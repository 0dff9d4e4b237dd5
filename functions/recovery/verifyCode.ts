import { answer } from '../../shared/answers.ts';
import type { recovery } from '../../shared/contracts/recovery.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { challengeAnswer, refused, wrongCode } from './answers.ts';
import { codeHash } from './secrets.ts';
import { tries } from './tries.ts';

type GuessRequest = HandlerInput<(typeof recovery)[Role]['verifyOtp']>;

/** Ports that try a code, by role. */
export const guessPorts = byRole((role) => ({ tries: tries[role] }));

/**
 * Tries the code of a reset. Nobody is counted by address here: a challenge cannot be guessed and has tries of its own,
 * and a stranger behind the same address must not use up what the owner needs.
 * @throws Failure `code_wrong` with the tries `left`, `code_expired`, `code_used`, `link_needed` or `recovery_ended`
 */
export function verifyCode<R extends Role>(role: R) {
  return async ({ body: { otp, userId } }: GuessRequest, ports: OpenPorts<(typeof guessPorts)[Role]>) => {
    const outcome = await ports.tries.guess({ challenge: userId, codeHash: codeHash(userId, otp) });
    if (outcome.code === 'wrong') throw wrongCode(outcome.left);
    if (outcome.code !== 'right') throw refused(outcome);
    return { ...answer('code_right'), ...challengeAnswer(role, userId, outcome.email) };
  };
}
