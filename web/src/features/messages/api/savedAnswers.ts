import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';
import { newKey } from '../../../forms/newKey.ts';

/** An answer that an owner keeps. */
export type SavedAnswer = AnswerOf<'listSavedAnswers'>['data'][number];

/** The saved answers of an owner, with the ways to change them; every change answers with all of them as they are then. */
export function useSavedAnswers(vendorId: string) {
  const params = { vendorId };
  const { data, error, mutate } = useApi('listSavedAnswers', { params });
  const [save, remove] = [useSend('saveAnswer'), useSend('removeSavedAnswer')];
  const show = async (changed: Promise<AnswerOf<'listSavedAnswers'>>) => {
    const answer = await changed;
    await mutate(answer, { revalidate: false });
    return answer;
  };
  return {
    answers: data?.data,
    error,
    retry: () => void mutate(),
    save: (body: RequestOf<'saveAnswer'>['body'], answerId = newKey()) =>
      show(save({ params: { ...params, answerId }, body })),
    remove: (answerId: string) => show(remove({ params: { ...params, answerId } })),
  };
}
