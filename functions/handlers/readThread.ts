import { answer } from '../../shared/answers.ts';
import { readThread } from '../../shared/contracts/threadActs.ts';
import { sessions } from '../accounts/sessions.ts';
import { threadMarks } from '../messages/marking.ts';
import { guestsThread } from '../messages/sides.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  readThread,
  { session: sessions.user, marks: threadMarks },
  async ({ session, params, body }, { marks }) => {
    await marks.read(guestsThread(session.id, params), Number(body.upTo));
    return answer('thread_read');
  },
);
