import { answer } from '../../shared/answers.ts';
import type { recovery } from '../../shared/contracts/recovery.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { attempts } from '../accounts/attempts.ts';
import { hashPassword } from '../accounts/password.ts';
import type { Received } from '../runtime/implement.ts';
import type { Opened } from '../runtime/ports.ts';
import { resets } from './resets.ts';

type ResetRequest = Received<(typeof recovery)[Role]['resetPassword']>;

/** What setting a new password needs, by role. */
export const resetPorts = byRole((role) => ({ attempts: attempts[role], resets: resets[role] }));

/**
 * Sets a new password for a reset whose code was right, and ends every session of the account.
 * @throws Failure `recovery_ended` or `too_many_attempts`
 */
export async function resetPassword({ client, body }: ResetRequest, ports: Opened<(typeof resetPorts)[Role]>) {
  await ports.attempts.fromAddress('otp', client.address);
  const challenge = body.userId;
  const email = await ports.resets.verifiedAddress(challenge);
  if (email === undefined) throw fail('recovery_ended');
  const passwordHash = await hashPassword(body.newPassword);
  if (!(await ports.resets.replace({ email, challenge, passwordHash }))) throw fail('recovery_ended');
  // Whoever forgot the password may have used up the attempts to log in before.
  await ports.attempts.forgive('login', email);
  return answer('password_changed');
}
