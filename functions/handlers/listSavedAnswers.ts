import { answer } from '../../shared/answers.ts';
import { listSavedAnswers } from '../../shared/contracts/savedAnswers.ts';
import { sessions } from '../accounts/sessions.ts';
import { savedAnswerList } from '../messages/savedAnswers.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listSavedAnswers,
  { session: sessions.vendor, list: savedAnswerList },
  async ({ session }, { list }) => ({ ...answer('saved_answers'), data: await list.of(session.id) }),
);
