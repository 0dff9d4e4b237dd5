import { useState } from 'react';
import type { AnswerCode } from '../../../shared/answers.ts';
import { ApiError, type ApiErrorCode } from '../api/ApiError.ts';
import { toast } from '../components/toasts/toast.ts';
import { sayAnswer } from '../words/words.ts';

/** The part that all answers to a successful call have. */
export interface Success {
  code: AnswerCode;
  message: string;
}

type Outcome<A> = { answer: A; error?: never } | { answer?: never; error: ApiError };

/**
 * The answer or the error of a call, after its message was shown in a toast; of refusals that lead to a step of their own it is not. The toast
 * of a failure stands `near` the control or the form that the call was made from.
 */
export async function outcomeOf<A extends Success>(
  sent: Promise<A>,
  steps: readonly ApiErrorCode[] = [],
  near: Element | null = document.activeElement,
): Promise<Outcome<A>> {
  try {
    const answer = await sent;
    toast('success', sayAnswer(answer));
    return { answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!steps.includes(error.code)) toast('error', error.message, { near });
    return { error };
  }
}

/** Makes a call for a press, and tells whether it is under way. */
export function useOutcome<A extends Success, Sent extends unknown[]>(send: (...sent: Sent) => Promise<A>) {
  const [busy, setBusy] = useState(false);
  async function run(...sent: Sent) {
    setBusy(true);
    const outcome = await outcomeOf(send(...sent));
    setBusy(false);
    return outcome;
  }
  return [busy, run] as const;
}
