import { answer } from '../../shared/answers.ts';
import type { recovery } from '../../shared/contracts/recovery.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { attempts } from '../accounts/attempts.ts';
import { hashPassword } from '../accounts/password.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { resets } from './resets.ts';

type ResetRequest = HandlerInput<(typeof recovery)[Role]['resetPassword']>;

/** Ports that set a new password, by role. */
export const resetPorts = byRole((role) => ({ attempts: attempts[role], resets: resets[role] }));

/**
 * Sets a new password for a reset whose code was right, or by the secret of a mail's link, and ends every session of the
 * account. The browser is known from then on: whoever forgot the password may have used up the attempts to log in before,
 * or strangers may have.
 * @throws Failure `recovery_ended`
 */
export async function resetPassword(
  { client, body, cookies }: ResetRequest,
  ports: OpenPorts<(typeof resetPorts)[Role]>,
) {
  const { userId: secret, newPassword } = body;
  if (!(await ports.resets.isOpen(secret))) throw fail('recovery_ended');
  const done = await ports.resets.replace(secret, await hashPassword(newPassword));
  if (!done) throw fail('recovery_ended');
  await ports.attempts.forgive({ email: done.email, address: client.address });
  cookies.set(done.cookie);
  return answer('password_changed');
}
