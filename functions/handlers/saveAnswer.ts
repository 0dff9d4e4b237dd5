import { answer } from '../../shared/answers.ts';
import { saveAnswer } from '../../shared/contracts/savedAnswers.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { savedAnswerList, savedAnswerStore } from '../messages/savedAnswers.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  saveAnswer,
  { session: sessions.vendor, attempts: attempts.vendor, list: savedAnswerList, answers: savedAnswerStore },
  async ({ session, params: { answerId }, body }, { attempts, list, answers }) => {
    await attempts.onAccount('changes', session.id);
    await answers.save(session.id, answerId, body);
    return { ...answer('answer_saved'), data: await list.of(session.id) };
  },
);
