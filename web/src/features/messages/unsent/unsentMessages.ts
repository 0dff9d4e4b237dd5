import { BrowserList } from '../../../offline/BrowserList.ts';
import { keyOf, type ThreadName } from '../thread.ts';

/** The days that a message asks about. */
export interface AskedDays {
  bookingStartDate: string;
  bookingEndDate: string;
}

/** A message that was written, and is not known to have arrived. */
export interface UnsentMessage {
  /** One key for all tries, so that it is one message. */
  requestKey: string;
  thread: ThreadName;
  /** Name of the hotel or the guest to whom it goes, for what is said of it elsewhere. */
  to: string;
  text: string;
  stay?: AskedDays;
  /** The last message of the thread when it was written. */
  after?: string;
  /** When it was written, in milliseconds. */
  at: number;
  /** It was sent and no answer came: it may have arrived under its key. */
  tried?: true;
  /** It waits until the email of the account is confirmed. */
  unconfirmed?: true;
  /** Why the API refused it, in a sentence for whoever wrote it. */
  refused?: string;
}

/** How many wait in a browser at most. */
export const mostUnsent = 20;

/** The messages that are not sent yet, in the order in which they were written. */
export const unsentMessages = new BrowserList<readonly UnsentMessage[]>({
  name: 'unsentMessages',
  ofEither: true,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isUnsent) : undefined),
  none: [],
});

/** @returns false where too many wait already */
export function keepUnsent(message: UnsentMessage): boolean {
  const others = unsentMessages.read();
  if (others.length >= mostUnsent) return false;
  unsentMessages.write([...others, message]);
  return true;
}

/** Changes one, if it is still there: what was taken back during a try, or belongs to another account by now, is left alone. */
export function changeUnsent(changed: UnsentMessage): void {
  const all = unsentMessages.read();
  if (!all.some((each) => each.requestKey === changed.requestKey)) return;
  unsentMessages.write(all.map((each) => (each.requestKey === changed.requestKey ? changed : each)));
}

export function dropUnsent(requestKey: string): void {
  const all = unsentMessages.read();
  const left = all.filter((each) => each.requestKey !== requestKey);
  if (left.length === all.length) return;
  if (left.length > 0) unsentMessages.write(left);
  else unsentMessages.clear();
}

/** Those of a thread. */
export function unsentIn(messages: readonly UnsentMessage[], name: ThreadName): readonly UnsentMessage[] {
  return messages.filter(({ thread }) => keyOf(thread) === keyOf(name));
}

function isUnsent(stored: unknown): stored is UnsentMessage {
  return (
    typeof stored === 'object' && stored !== null && 'requestKey' in stored && 'thread' in stored && 'text' in stored
  );
}
