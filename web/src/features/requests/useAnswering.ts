import { useRef, useState } from 'react';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { type Answer, type Told, toldOf } from './answers.ts';
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

  /** Nothing is sent where the request, or all of them, is being answered already. */
  async function answerOnce(id: string, answer: Answer) {
    if (underWay.current.has(id) || underWay.current.has(all)) return undefined;
    underWay.current.set(id, answer);
    setBusy(new Map(underWay.current));
    const sent = await outcomeOf(send(answer, id === all ? undefined : id));
    underWay.current.delete(id);
    setBusy(new Map(underWay.current));
    return sent;
  }

  async function answerOne(id: string, answer: Answer): Promise<void> {
    const sent = await answerOnce(id, answer);
    if (sent?.error) tell([[id, toldOf(sent.error)]]);
    if (sent?.answer) tell([[id, { outcome: answer === 'accept' ? 'accepted' : 'rejected' }]]);
  }

  /** What became of each; undefined where the call failed. */
  async function answerAll(answer: Answer) {
    const outcomes = (await answerOnce(all, answer))?.answer?.outcomes;
    tell((outcomes ?? []).map(({ bookingRequestId, outcome }) => [bookingRequestId, { outcome }]));
    return outcomes;
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

export type Answering = ReturnType<typeof useAnswering>;

/** Every request that was read since the page was opened. */
export function useSeen(waiting: readonly BookingRequest[]): readonly BookingRequest[] {
  const [seen, setSeen] = useState<readonly BookingRequest[]>([]);
  const now = withSeen(seen, waiting);
  if (now !== seen) setSeen(now);
  return now;
}
