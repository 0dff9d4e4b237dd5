import { answer } from '../../shared/answers.ts';
import { removeSavedAnswer } from '../../shared/contracts/savedAnswers.ts';
import { sessions } from '../accounts/sessions.ts';
import { savedAnswerList, savedAnswerStore } from '../messages/savedAnswers.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  removeSavedAnswer,
  { session: sessions.vendor, list: savedAnswerList, answers: savedAnswerStore },
  async ({ session, params: { answerId } }, { list, answers }) => {
    await answers.remove(session.id, answerId);
    return { ...answer('answer_removed'), data: await list.of(session.id) };
  },
);
