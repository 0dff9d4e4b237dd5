import { useRef, useState } from 'react';
import { ApiError, mayHaveArrived } from '../../api/ApiError.ts';
import { tellFailure } from '../../api/tellFailure.ts';
import { toast } from '../../components/toasts/toast.ts';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { sayAnswer } from '../../words/words.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { type Answer, type AnswerResult, doneBy, knownOutcome, resultOf } from './answers.ts';
import { useSendRefusal } from './api/refusedGuests.ts';
import { type GivenReason, useSendAnswer } from './api/requests.ts';
import { withSeen } from './requestViews.ts';

const accepted: AnswerResult = { outcome: doneBy.accept };

function resultOfFailure(error: unknown): AnswerResult {
  if (!(error instanceof ApiError)) throw error;
  return resultOf(error);
}

/** The id that stands for all pending requests. */
const all = 'all';

/** Answers requests, each once at a time, and holds the results while the page is open. */
export function useAnswering(vendorId: string) {
  const send = useSendAnswer(vendorId);
  const sendRefusal = useSendRefusal(vendorId);
  const underWay = useRef(new Map<string, Answer>());
  const [busy, setBusy] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerResult>>(new Map());
  const tell = (results: readonly (readonly [string, AnswerResult])[]) =>
    setAnswers((before) => new Map([...before, ...results]));

  /** Sends nothing where the first of the ids, or all that wait, is being answered already. */
  async function once<T>(ids: readonly [string, ...string[]], answer: Answer, act: () => Promise<T>) {
    if (underWay.current.has(ids[0]) || underWay.current.has(all)) return undefined;
    const own = ids.filter((id) => !underWay.current.has(id));
    for (const id of own) underWay.current.set(id, answer);
    setBusy(new Map(underWay.current));
    try {
      return await act();
    } finally {
      for (const id of own) underWay.current.delete(id);
      setBusy(new Map(underWay.current));
    }
  }

  // The result is set before the answer stops being under way: between the two the request would seem to be gone.
  function answerOne(id: string, answer: Answer, reason?: GivenReason): Promise<AnswerResult | undefined> {
    return once([id], answer, async () => {
      const { answer: done, error } = await outcomeOf(sendSurely(() => send(answer, id, reason)));
      const result = error
        ? toldResult(error)
        : { outcome: doneBy[answer], roomNumbers: done.outcomes[0]?.roomNumbers };
      tell([[id, result]]);
      return result;
    });
  }

  /** Declines a request and refuses its guest for good, which declines all other requests of that guest. */
  async function refuseGuest(id: string): Promise<void> {
    let lost = false;
    const onLost = () => {
      lost = true;
    };
    await once([id], 'reject', async () => {
      const { answer, error } = await outcomeOf(sendSurely(() => sendRefusal(id), onLost));
      if (error) return tell([[id, toldResult(error)]]);
      const rejected = new Set(answer.outcomes.map(({ bookingRequestId }) => bookingRequestId));
      // A second refusal, after the first response was lost, names no request.
      const own: AnswerResult = { outcome: rejected.has(id) || lost ? 'rejected' : 'not_waiting' };
      tell([...[...rejected].map((each) => [each, { outcome: 'rejected' }] as const), [id, own]]);
    });
  }

  /** Accepts some requests, one after the other, until a call has no answer; returns the outcomes that are known. */
  function acceptAll(ids: readonly string[]) {
    return once([all, ...ids], 'accept', async () => {
      const results: AnswerResult[] = [];
      for (const id of ids) {
        const result = await sendSurely(() => send('accept', id)).then(() => accepted, resultOfFailure);
        tell([[id, result]]);
        results.push(result);
        if ('message' in result && result.lost) break;
      }
      return results.flatMap(knownOutcome);
    });
  }

  /** Declines all pending requests; `ids` are those on the page. It returns their outcomes, or undefined if the call failed. */
  function declineAll(ids: readonly string[]) {
    // If the first try arrived and its response was lost, the second try answers nothing about those requests.
    const onLost = () => tell(ids.map((id) => [id, { outcome: 'unknown' }]));
    return once([all, ...ids], 'reject', async () => {
      const sent = await sendSurely(() => send('reject'), onLost).catch(tellFailure);
      if (!sent) return undefined;
      tell(sent.outcomes.map(({ bookingRequestId, outcome }) => [bookingRequestId, { outcome }]));
      // The answer's sentence would be wrong where none of them could be declined.
      if (sent.outcomes.some(({ outcome }) => outcome === 'rejected')) toast('success', sayAnswer(sent));
      return sent.outcomes;
    });
  }

  return {
    answers,
    underWay: busy,
    answerOne,
    refuseGuest,
    acceptAll,
    declineAll,
    /** The answer that is on its way to a request. */
    busyWith: (id: string) => busy.get(all) ?? busy.get(id),
    busyWithAll: busy.has(all),
  };
}

/** The result of a call whose failure a toast has said. */
function toldResult(error: ApiError): AnswerResult {
  const result = resultOf(error);
  return 'message' in result ? { ...result, told: true } : result;
}

export type AnswerControls = ReturnType<typeof useAnswering>;

/** Every request that was read since the page was opened. */
export function useSeen(waiting: readonly Booking[]): readonly Booking[] {
  const [seen, setSeen] = useState<readonly Booking[]>([]);
  const now = withSeen(seen, waiting);
  if (now !== seen) setSeen(now);
  return now;
}

/**
 * Sends once more what had no answer: it may have arrived, and is then answered as it stands. `onLost` hears of it, because
 * what all requests are answered with has other outcomes the second time.
 */
export async function sendSurely<T>(send: () => Promise<T>, onLost?: () => void): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!mayHaveArrived(error)) throw error;
    onLost?.();
    return send();
  }
}
