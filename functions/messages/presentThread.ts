import type { ThreadLine, Message as ToldMessage, Thread as ToldThread } from '../../shared/contracts/threads.ts';
import type { ClosingCause, Talker } from '../../shared/rules/messages.ts';
import { type LineItem, threadOfLine } from './inboxItem.ts';
import { hasBlocked, isBlocked, type Pair } from './pairs.ts';
import { type Message, shownText, type Thread } from './thread.ts';

/** A thread as one of its sides reads it; `gone` is why nothing can be written beside a block. */
interface Reader {
  side: Talker;
  pair: Pair;
  gone?: Exclude<ClosingCause, 'blocked'> | undefined;
}

/** The parts of a thread that stand above its messages. */
export type ThreadHead = Pick<Thread, 'id' | 'propertyId' | 'hotelName' | 'guestName' | 'hostName' | Talker>;

/** A thread as the wire shows it to one of its sides. */
export function presentThread(thread: ThreadHead, { side, pair, gone }: Reader): ToldThread {
  const { id, propertyId, hotelName, guestName, hostName } = thread;
  const closed = isBlocked(pair) ? 'blocked' : gone;
  return {
    ...{ _id: id, propertyId, hotelName, name: side === 'guest' ? hostName : guestName },
    unread: thread[side].unread,
    agreed: pair.agreedAt !== undefined,
    ...(closed && { closed }),
    ...(hasBlocked(pair, side, id) && { blocked: true }),
  };
}

/** A message as the wire shows it; `names` are those of the staff by their codes, where the reader may know them. */
export function presentMessage(
  { number, by, text, at, checkIn, checkOut, member }: Message,
  agreed: boolean,
  names?: ReadonlyMap<string, string>,
): ToldMessage {
  return {
    ...{ _id: String(number), by, text: shownText(text, agreed), at },
    ...{ bookingStartDate: checkIn, bookingEndDate: checkOut },
    name: member === undefined ? undefined : names?.get(member),
  };
}

/** A line of an inbox as the wire shows it. */
export function presentLine(line: LineItem): ThreadLine {
  const { propertyId, hotelName, name, by, beginning, unread } = line;
  const { threadId: _id, at } = threadOfLine(line);
  return { _id, propertyId, hotelName, name, at, by, beginning, unread };
}
