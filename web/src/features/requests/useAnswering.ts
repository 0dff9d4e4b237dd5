import { useRef, useState } from 'react';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { tellFailure } from '../../api/tellFailure.ts';
import { toast } from '../../components/toasts/toast.ts';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { sayAnswer } from '../../words/words.ts';
import { type Answer, doneBy, type Told, toldOf } from './answers.ts';
import { useSendAnswer } from './api/requests.ts';
import { sendSurely } from './sendSurely.ts';
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

  // What is told is told before it is no longer under way: between them the request would seem to be gone.
  async function answerOne(id: string, answer: Answer): Promise<void> {
    await once([id], answer, async () => {
      const { error } = await outcomeOf(sendSurely(() => send(answer, id)));
      tell([[id, error ? toldOf(error) : { outcome: doneBy[answer] }]]);
    });
  }

  /** Answers all that wait; `ids` are those on show. What became of each; undefined where the call failed. */
  function answerAll(answer: Answer, ids: readonly string[]) {
    // Of a request that an answer without a word has reached, the second one says nothing.
    const onLost = () => tell(ids.map((id) => [id, { outcome: 'unknown' }]));
    return once([all, ...ids], answer, async () => {
      const sent = await sendSurely(() => send(answer), onLost).catch(tellFailure);
      if (!sent) return undefined;
      tell(sent.outcomes.map(({ bookingRequestId, outcome }) => [bookingRequestId, { outcome }]));
      // The answer's sentence would be wrong where none of them could be accepted.
      if (sent.outcomes.some(({ outcome }) => outcome === doneBy[answer])) toast('success', sayAnswer(sent));
      return sent.outcomes;
    });
  }

  return {
    answers,
    underWay: busy,
    answerOne,
    answerAll,
    /** The answer that is on its way to a request. */
    busyWith: (id: string) => busy.get(all) ?? busy.get(id),
    busyWithAll: busy.has(all),
  };
}

export type Answering = ReturnType<typeof useAnswering>;

/** Every request that was read since the page was opened. */
export function useSeen(waiting: readonly BookingRequest[]): readonly BookingRequest[] {
  const [seen, setSeen] = useState<readonly BookingRequest[]>([]);
  const now = withSeen(seen, waiting);
  if (now !== seen) setSeen(now);
  return now;
}
