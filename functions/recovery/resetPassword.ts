import { fail } from '../../shared/errors.ts';
import type { userAttempts } from '../accounts/attempts.ts';
import { hashPassword } from '../accounts/password.ts';
import type { Client } from '../runtime/caller.ts';
import type { Opened } from '../runtime/ports.ts';
import type { userResets } from './resets.ts';

interface ResetRequest {
  client: Client;
  body: { newPassword: string; userId: string };
}

type Ports = Opened<{ attempts: typeof userAttempts; resets: typeof userResets }>;

/** Sets a new password for a reset whose code was right, and ends every session of the account. */
export async function resetPassword({ client, body }: ResetRequest, { attempts, resets }: Ports) {
  await attempts.fromAddress('otp', client.address);
  const challenge = body.userId;
  const email = await resets.verifiedAddress(challenge);
  if (email === undefined) throw fail('recovery_ended');
  const passwordHash = await hashPassword(body.newPassword);
  if (!(await resets.replace({ email, challenge, passwordHash }))) throw fail('recovery_ended');
  // Whoever forgot the password may have used up the attempts to log in before.
  await attempts.forgive('login', email);
  return { message: 'Your password has been changed. Log in with the new one.' };
}
