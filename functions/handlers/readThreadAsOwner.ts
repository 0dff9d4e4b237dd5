import { answer } from '../../shared/answers.ts';
import { readThreadAsOwner } from '../../shared/contracts/threadActs.ts';
import { sessions } from '../accounts/sessions.ts';
import { threadMarks } from '../messages/marking.ts';
import { ownersThread } from '../messages/sides.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  readThreadAsOwner,
  { session: sessions.vendor, marks: threadMarks },
  async ({ session, params, body }, { marks }) => {
    await marks.read(ownersThread(session.id, params), Number(body.upTo));
    return answer('thread_read');
  },
);
