import { answer } from '../../shared/answers.ts';
import { countVendorUnreadThreads } from '../../shared/contracts/threads.ts';
import { sessions } from '../accounts/sessions.ts';
import { unreadThreads } from '../messages/reading.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  countVendorUnreadThreads,
  { session: sessions.vendor, unread: unreadThreads },
  async ({ session }, { unread }) => ({
    ...answer('unread_threads'),
    data: { threads: await unread.count('owner', session.id) },
  }),
);
