import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { type Answer, isEnd, type Told, toldOfGone } from './answers.ts';

/** A request as its list shows it. */
export interface ShownRequest {
  request: BookingRequest;
  /** It can still be answered, or its answer is on the way. */
  waits: boolean;
  told: Told | undefined;
}

/** What is known of the answers that were given here, by the id of the request. */
interface Given {
  answers: ReadonlyMap<string, Told>;
  /** Those that are on the way: the list may have lost the request before its answer is heard. */
  underWay: ReadonlyMap<string, Answer>;
}

/**
 * The requests that were seen since the page was opened, oldest first. What waits no more stays in its place: a card that
 * goes away under a finger would bring another request there.
 */
export function shownRequests(
  seen: readonly BookingRequest[],
  waiting: readonly BookingRequest[],
  { answers, underWay }: Given,
): ShownRequest[] {
  const ids = new Set(waiting.map(({ _id }) => _id));
  return seen.map((request) => {
    const told = answers.get(request._id);
    const waits = underWay.has(request._id) || (ids.has(request._id) && !isEnd(told));
    return { request, waits, told: waits ? told : toldOfGone(told) };
  });
}

/** Those seen before and those that wait now, each once as it was read last, oldest first; the same list where nothing is new. */
export function withSeen(
  seen: readonly BookingRequest[],
  waiting: readonly BookingRequest[],
): readonly BookingRequest[] {
  const byId = new Map([...seen, ...waiting].map((request) => [request._id, request]));
  const now = [...byId.values()].sort(byAge);
  const same = now.length === seen.length && now.every((request, place) => request === seen[place]);
  return same ? seen : now;
}

function byAge(a: BookingRequest, b: BookingRequest): number {
  return a.askedAt.localeCompare(b.askedAt) || a._id.localeCompare(b._id);
}

/** The names of other guests who wait for the same room on some of the same nights. */
export function rivalsOf(request: BookingRequest, waiting: readonly BookingRequest[]): string[] {
  const roomOf = ({ propertyId, rooms }: BookingRequest) => `${propertyId}/${rooms[0]?.roomNumber}`;
  return waiting
    .filter((other) => other._id !== request._id && roomOf(other) === roomOf(request))
    .filter(
      (other) => other.bookingStartDate < request.bookingEndDate && request.bookingStartDate < other.bookingEndDate,
    )
    .map(({ userInfo }) => userInfo[0]?.userName ?? '');
}
