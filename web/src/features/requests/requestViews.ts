import type { Booking } from '../bookings/stay/booking.ts';
import { type Answer, type AnswerResult, isEnd, resultOfGone } from './answers.ts';

/** A request as its list shows it. */
export interface RequestView {
  request: Booking;
  /** It can still be answered, or its answer is on the way. */
  waits: boolean;
  result: AnswerResult | undefined;
}

/** The answers of this page by the id of the request. */
interface AnswerState {
  answers: ReadonlyMap<string, AnswerResult>;
  /** Answers without a response yet: the list may lose the request before the response comes. */
  underWay: ReadonlyMap<string, Answer>;
}

/** The part of the list that was read last. */
interface WaitingPart {
  waiting: readonly Booking[];
  hasMore: boolean;
}

/**
 * The requests that were read since the page was opened, in the order in which they came. An answered request stays in its
 * place: if its card vanished under a finger, the press would meet the next request. A newcomer's may stand beyond the end of what
 * was read, behind others that have come since.
 */
export function requestViewsOf(
  seen: readonly Booking[],
  { waiting, hasMore }: WaitingPart,
  { answers, underWay }: AnswerState,
): RequestView[] {
  const ids = new Set(waiting.map(({ _id }) => _id));
  return seen.map((request) => {
    const result = answers.get(request._id);
    const listed = ids.has(request._id) || (hasMore && request.newcomer === true);
    const waits = underWay.has(request._id) || (listed && !isEnd(result));
    return { request, waits, result: waits ? result : resultOfGone(result) };
  });
}

/** Those seen before in their places, then those that came since, each once as it was read last; the same list where nothing is new. */
export function withSeen(seen: readonly Booking[], waiting: readonly Booking[]): readonly Booking[] {
  const byId = new Map([...seen, ...waiting].map((request) => [request._id, request]));
  const now = [...byId.values()];
  const same = now.length === seen.length && now.every((request, place) => request === seen[place]);
  return same ? seen : now;
}

/** The names of other guests who wait for rooms of a kind that this one wants too, on some of the same nights. */
export function rivalsOf(request: Booking, waiting: readonly Booking[]): string[] {
  const wanted = new Set(request.rooms.map(({ kind }) => kind));
  return waiting
    .filter((other) => other._id !== request._id && other.propertyId === request.propertyId)
    .filter((other) => other.rooms.some(({ kind }) => wanted.has(kind)))
    .filter((other) => other.checkIn < request.checkOut && request.checkIn < other.checkOut)
    .map(({ guest }) => guest.name);
}
