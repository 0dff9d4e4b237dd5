import type { userAttempts } from '../../repositories/attempts.ts';
import type { userTries } from '../../repositories/recoveryTries.ts';
import type { Client } from '../caller.ts';
import type { Opened } from '../ports.ts';
import { codeHash } from './recoverySecrets.ts';

interface GuessRequest {
  client: Client;
  body: { otp: string; userId: string };
}

type Ports = Opened<{ attempts: typeof userAttempts; tries: typeof userTries }>;

/** Tries the code of a reset. */
export async function verifyCode({ client, body }: GuessRequest, { attempts, tries }: Ports) {
  await attempts.fromAddress('otp', client.address);
  const { otp, userId } = body;
  const email = await tries.addressOf(userId);
  await tries.guess({ email, challenge: userId, codeHash: codeHash(userId, otp) });
  return { message: 'The code is right. Now choose a new password.', userId, email };
}
