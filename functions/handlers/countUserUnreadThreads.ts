import { answer } from '../../shared/answers.ts';
import { countUserUnreadThreads } from '../../shared/contracts/threads.ts';
import { sessions } from '../accounts/sessions.ts';
import { unreadThreads } from '../messages/reading.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  countUserUnreadThreads,
  { session: sessions.user, unread: unreadThreads },
  async ({ session }, { unread }) => ({
    ...answer('unread_threads'),
    data: { threads: await unread.count('guest', session.id) },
  }),
);
