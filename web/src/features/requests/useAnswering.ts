import { useRef, useState } from 'react';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { ApiError } from '../../api/ApiError.ts';
import { tellFailure } from '../../api/tellFailure.ts';
import { toast } from '../../components/toasts/toast.ts';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { sayAnswer } from '../../words/words.ts';
import { type Answer, doneBy, type Told, toldOf } from './answers.ts';
import { useSendAnswer } from './api/requests.ts';
import { withSeen } from './shownRequests.ts';

/** Stands among the ids for all that wait. */
const all = 'all';

/** Answers requests, each once at a time, and keeps what became of them while the page is open. */
export function useAnswering(vendorId: string) {
  const send = useSendAnswer(vendorId);
  const underWay = useRef(new Map<string, Answer>());
  const [busy, setBusy] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<string, Told>>(new Map());
  const tell = (told: readonly (readonly [string, Told])[]) => setAnswers((before) => new Map([...before, ...told]));

  /** Sends nothing where the request, or all of them, is being answered already. */
  async function once<T>(id: string, answer: Answer, act: () => Promise<T>): Promise<T | undefined> {
    if (underWay.current.has(id) || underWay.current.has(all)) return undefined;
    underWay.current.set(id, answer);
    setBusy(new Map(underWay.current));
    try {
      return await act();
    } finally {
      underWay.current.delete(id);
      setBusy(new Map(underWay.current));
    }
  }

  async function answerOne(id: string, answer: Answer): Promise<void> {
    const sent = await once(id, answer, () => outcomeOf(sendSurely(() => send(answer, id))));
    if (sent?.error) tell([[id, toldOf(sent.error)]]);
    if (sent?.answer) tell([[id, { outcome: doneBy[answer] }]]);
  }

  /** What became of each; undefined where the call failed. */
  async function answerAll(answer: Answer) {
    const sent = await once(all, answer, () => send(answer).catch(tellFailure));
    if (!sent) return undefined;
    tell(sent.outcomes.map(({ bookingRequestId, outcome }) => [bookingRequestId, { outcome }]));
    // The answer's sentence would be wrong where none of them could be accepted.
    if (sent.outcomes.some(({ outcome }) => outcome === doneBy[answer])) toast('success', sayAnswer(sent));
    return sent.outcomes;
  }

  return {
    answers,
    answerOne,
    answerAll,
    /** The answer that is on its way to a request. */
    busyWith: (id: string) => busy.get(all) ?? busy.get(id),
    busyWithAll: busy.has(all),
  };
}

/** Sends once more what had no answer: it may have arrived, and is then answered as it stands. */
async function sendSurely<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) throw error;
    return send();
  }
}

export type Answering = ReturnType<typeof useAnswering>;

/** Every request that was read since the page was opened. */
export function useSeen(waiting: readonly BookingRequest[]): readonly BookingRequest[] {
  const [seen, setSeen] = useState<readonly BookingRequest[]>([]);
  const now = withSeen(seen, waiting);
  if (now !== seen) setSeen(now);
  return now;
}
