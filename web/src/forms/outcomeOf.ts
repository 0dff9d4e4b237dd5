import type { AnswerCode } from '../../../shared/answers.ts';
import { ApiError } from '../api/ApiError.ts';
import { toast } from '../components/toasts/toast.ts';
import { sayAnswer } from '../words/words.ts';

/** What every success says. */
export interface Answered {
  code: AnswerCode;
  message: string;
}

/** The answer or the error of a call, after its message was shown in a toast. */
export async function outcomeOf<A extends Answered>(
  sent: Promise<A>,
): Promise<{ answer: A; error?: never } | { answer?: never; error: ApiError }> {
  try {
    const answer = await sent;
    toast('success', sayAnswer(answer));
    return { answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast('error', error.message);
    return { error };
  }
}
