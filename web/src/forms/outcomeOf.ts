import { ApiError } from '../api/ApiError.ts';
import { toast } from '../components/toasts/toast.ts';

/** The answer or the error of a call, after its message was shown in a toast. */
export async function outcomeOf<A extends { message: string }>(
  sent: Promise<A>,
): Promise<{ answer: A; error?: never } | { answer?: never; error: ApiError }> {
  try {
    const answer = await sent;
    toast('success', answer.message);
    return { answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast('error', error.message);
    return { error };
  }
}
