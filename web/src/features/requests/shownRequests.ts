import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { isEnd, type Told } from './answers.ts';

/** A request as its list shows it. */
export interface ShownRequest {
  request: BookingRequest;
  /** It can still be answered. */
  waits: boolean;
  told: Told | undefined;
}

/**
 * The requests that were seen since the page was opened, oldest first. What waits no more stays in its place: a card that
 * goes away under a finger would bring another request there.
 */
export function shownRequests(
  seen: readonly BookingRequest[],
  waiting: readonly BookingRequest[],
  answers: ReadonlyMap<string, Told>,
): ShownRequest[] {
  const ids = new Set(waiting.map(({ _id }) => _id));
  return seen.map((request) => {
    const told = answers.get(request._id);
    const waits = ids.has(request._id) && !isEnd(told);
    return { request, waits, told: waits || isEnd(told) ? told : { outcome: 'not_waiting' } };
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
