import { answer } from '../../shared/answers.ts';
import { blockThreadAsOwner } from '../../shared/contracts/threadActs.ts';
import { sessions } from '../accounts/sessions.ts';
import { threadMarks } from '../messages/marking.ts';
import { ownersThread } from '../messages/sides.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  blockThreadAsOwner,
  { session: sessions.vendor, marks: threadMarks },
  async ({ session, params, body: { blocked } }, { marks }) => {
    await marks.block(ownersThread(session.id, params), blocked);
    return answer(blocked ? 'thread_blocked' : 'thread_allowed');
  },
);
