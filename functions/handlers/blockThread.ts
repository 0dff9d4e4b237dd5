import { answer } from '../../shared/answers.ts';
import { blockThread } from '../../shared/contracts/threadActs.ts';
import { sessions } from '../accounts/sessions.ts';
import { threadMarks } from '../messages/marking.ts';
import { guestsThread } from '../messages/sides.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  blockThread,
  { session: sessions.user, marks: threadMarks },
  async ({ session, params, body: { blocked } }, { marks }) => {
    await marks.block(guestsThread(session.id, params), blocked);
    return answer(blocked ? 'thread_blocked' : 'thread_allowed');
  },
);
