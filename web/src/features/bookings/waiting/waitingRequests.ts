import { BrowserList } from '../../../offline/BrowserList.ts';
import { paths } from '../../../paths.ts';
import { type BookingDraft, isDraft } from '../request/bookingDraft.ts';

/** A request that was sent where there was no connection, or before its guest had confirmed the email. */
export interface WaitingRequest {
  draft: BookingDraft;
  /** It waits until the email of the account is confirmed. */
  unconfirmed?: true;
  /** Its guest has logged in by a code a moment ago, and it goes at once. */
  entered?: true;
  /** Why the API refused it since, in a sentence for its guest. */
  refused?: string;
}

/** How many wait in a browser at most; the API lets as few wait for an owner. */
export const mostWaiting = 5;

/** The requests that wait in this browser, in the order in which they were sent. */
export const waitingRequests = new BrowserList<readonly WaitingRequest[]>({
  name: 'waitingRequests',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isWaiting) : undefined),
  none: [],
});

/** Where requests that wait no more are found, since this page was opened, by their keys. */
const movedTo = new Map<string, string>();

/** Keeps a request until it can be sent. @returns false where too many wait already */
export function keepWaiting(waiting: WaitingRequest): boolean {
  const others = waitingRequests.read().filter((each) => !isOf(each, waiting.draft.requestKey));
  if (others.length >= mostWaiting) return false;
  waitingRequests.write([...others, waiting]);
  return true;
}

/** Changes one, if it still waits: what was taken back during a try, or belongs to another account by now, is left alone. */
export function changeWaiting(changed: WaitingRequest): void {
  const { requestKey } = changed.draft;
  const waiting = waitingRequests.read();
  if (!waiting.some((each) => isOf(each, requestKey))) return;
  waitingRequests.write(waiting.map((each) => (isOf(each, requestKey) ? changed : each)));
}

/**
 * Drops one that waits no more, and notes the address at which it, or else the bookings, are found. As above, one that belongs to another
 * account by now stays: it is sent again under its key, and is the same request.
 */
export function dropWaiting(requestKey: string, address: string = paths.travellerBookings): void {
  movedTo.set(requestKey, address);
  const waiting = waitingRequests.read();
  const left = waiting.filter((each) => !isOf(each, requestKey));
  if (left.length === waiting.length) return;
  if (left.length > 0) waitingRequests.write(left);
  else waitingRequests.clear();
}

/** Where a request is found that waits no more. */
export function addressAfter(requestKey: string): string {
  return movedTo.get(requestKey) ?? paths.travellerBookings;
}

export function isOf({ draft }: WaitingRequest, requestKey: string): boolean {
  return draft.requestKey === requestKey;
}

function isWaiting(stored: unknown): stored is WaitingRequest {
  return typeof stored === 'object' && stored !== null && 'draft' in stored && isDraft(stored.draft);
}
