import type { userAttempts } from '../accounts/attempts.ts';
import type { Client } from '../runtime/caller.ts';
import type { Opened } from '../runtime/ports.ts';
import { codeHash } from './secrets.ts';
import type { userTries } from './tries.ts';

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
