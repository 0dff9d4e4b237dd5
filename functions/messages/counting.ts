import type { Role } from '../../shared/roles.ts';
import type { attempts } from '../accounts/attempts.ts';
import type { OpenPorts } from '../runtime/ports.ts';

type Attempts = OpenPorts<{ attempts: (typeof attempts)[Role] }>['attempts'];

/**
 * Counts a message by its account and thread, and a thread that a guest begins by its account: an owner begins as many as there are guests
 * with bookings. The narrow count comes first.
 * @throws Failure `too_many_attempts`
 */
export async function countMessage(
  { accountId, threadId, isNew = false }: { accountId: string; threadId: string; isNew?: boolean },
  attempts: Attempts,
): Promise<void> {
  await attempts.onAccount('threadMessages', threadId);
  if (isNew) await attempts.onAccount('threads', accountId);
  await attempts.onAccount('messages', accountId);
}
