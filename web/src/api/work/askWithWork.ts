import { t } from '@lingui/core/macro';
import { toast } from '../../components/toasts/toast.ts';
import { ApiError } from '../ApiError.ts';
import { solve } from './solve.ts';

/** While others come too, a challenge may ask for more by the time that its work is done. */
const mostChallenges = 5;

/**
 * Makes a call again with the work that its refusal asks for, which a notice tells of meanwhile. Whoever dismisses the notice, or
 * leaves the page, stops the work. @throws ApiError of the refusal, where the work is stopped or cannot be done
 */
export async function askWithWork<A>(refusal: ApiError, ask: (work: string) => Promise<A>): Promise<A> {
  const stopped = new AbortController();
  const over = new AbortController();
  const message = t`Many people use your network right now. We are checking that you are a person: one moment.`;
  toast('waiting', message, { work: { over: over.signal, stop: () => stopped.abort() } });
  try {
    return await askUntilTaken(refusal, ask, stopped);
  } finally {
    over.abort();
  }
}

async function askUntilTaken<A>(
  refusal: ApiError,
  ask: (work: string) => Promise<A>,
  stopped: AbortController,
  left = mostChallenges,
): Promise<A> {
  const work = refusal.challenge && left > 0 ? await solve(refusal.challenge, stopped) : undefined;
  if (work === undefined) throw refusal;
  try {
    return await ask(work);
  } catch (error) {
    if (!(error instanceof ApiError && error.challenge)) throw error;
    return askUntilTaken(error, ask, stopped, left - 1);
  }
}
