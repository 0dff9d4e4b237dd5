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

/**
 * The requests that were read since the page was opened, oldest first. An answered request stays in its place: if its card
 * vanished under a finger, the press would meet the next request.
 */
export function requestViewsOf(
  seen: readonly Booking[],
  waiting: readonly Booking[],
  { answers, underWay }: AnswerState,
): RequestView[] {
  const ids = new Set(waiting.map(({ _id }) => _id));
  return seen.map((request) => {
    const result = answers.get(request._id);
    const waits = underWay.has(request._id) || (ids.has(request._id) && !isEnd(result));
    return { request, waits, result: waits ? result : resultOfGone(result) };
  });
}

/** Those seen before and those that wait now, each once as it was read last, oldest first; the same list where nothing is new. */
export function withSeen(seen: readonly Booking[], waiting: readonly Booking[]): readonly Booking[] {
  const byId = new Map([...seen, ...waiting].map((request) => [request._id, request]));
  const now = [...byId.values()].sort(byAge);
  const same = now.length === seen.length && now.every((request, place) => request === seen[place]);
  return same ? seen : now;
}

function byAge(a: Booking, b: Booking): number {
  return a.askedAt.localeCompare(b.askedAt) || a._id.localeCompare(b._id);
}

/** The names of other guests who wait for the same room on some of the same nights. */
export function rivalsOf(request: Booking, waiting: readonly Booking[]): string[] {
  const roomOf = ({ propertyId, room }: Booking) => `${propertyId}/${room.roomNumber}`;
  return waiting
    .filter((other) => other._id !== request._id && roomOf(other) === roomOf(request))
    .filter((other) => other.checkIn < request.checkOut && request.checkIn < other.checkOut)
    .map(({ guest }) => guest.name);
}
