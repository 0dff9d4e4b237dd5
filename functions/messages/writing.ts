import { fail } from '../../shared/errors.ts';
import { otherTalker, type Talker } from '../../shared/rules/messages.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { digestOfSent } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { lineWrites, unreadWrites } from './inboxItem.ts';
import { isBlocked, type Pair, readPair } from './pairs.ts';
import { beginningOf, type Message, type SideMarks, type Thread, type Two } from './thread.ts';
import {
  keptSeconds,
  type MessageItem,
  messageKey,
  readMessage,
  sentKey,
  type ThreadItem,
  threadKey,
} from './threadItem.ts';

/** A message as it is sent, and who sends it. */
export interface NewMessage extends Pick<Message, 'by' | 'text' | 'checkIn' | 'checkOut' | 'member'> {
  threadId: string;
  requestKey: string;
}

/** The facts by which a thread begins. */
export type ThreadFacts = Pick<Thread, 'propertyId' | 'userId' | 'vendorId' | 'hotelName' | 'guestName' | 'hostName'>;

/** The parts of a sending that depend on whether the thread is there. */
interface SendingParts {
  /** Facts of a thread that begins; it is asked only where there is none. @throws Failure where none may begin */
  begin(): Promise<ThreadFacts>;
  /** Counts a message, or a thread that begins, once a call. @throws Failure `too_many_attempts` */
  count(two: Two, isNew: boolean): Promise<void>;
  /** Checks that a side may write and the other one read. */
  checks(two: Two): Write[];
}

/** A message that stands, and whether texts of the two are shown as they were written. */
export interface SentMessage {
  message: Message;
  agreed: boolean;
}

/** Item by which a request key was used. */
interface SentItem {
  digest: string;
  number: number;
}

/** Minutes after which a mail tells of a message that nobody has read. */
const mailAfterMinutes = 15;

/** Seconds for which a request key is known: a phone may be without a network for days. */
const keySeconds = 7 * 24 * 3600;

/** Writes messages. */
export const messageStore = port('messages', ['GetItem', 'PutItem', 'DeleteItem'], (table) => ({
  /** The thread to which a message would be added. One that is too old goes on where it has not been swept yet. */
  find: (id: string): Promise<Thread | undefined> => findThread(table, id),
  /**
   * Stores a message as the last one of its thread, which begins with it where there was none. One that comes again is answered with what stands.
   * @throws Failure `message_sent_before`, `thread_closed` where one side has blocked the other or its account may not write, `conflict`
   */
  send: (sent: NewMessage, sending: SendingParts): Promise<SentMessage> => {
    let counted: Promise<void> | undefined;
    const count = (two: Two, isNew: boolean) => (counted ??= sending.count(two, isNew));
    return retryOnConflict(() => send(table, sent, { ...sending, count }));
  },
}));

/** Stores a message as `messageStore` does, of whoever tries again where another write came between. */
export async function send(
  table: Table,
  sent: NewMessage,
  { begin, count, checks }: SendingParts,
): Promise<SentMessage> {
  const { threadId, by, requestKey } = sent;
  const [before, used] = await Promise.all([
    findThread(table, threadId),
    readItem<SentItem>(table, sentKey(threadId, by, requestKey)),
  ]);
  const digest = digestOf(sent);
  if (before && used) return sentBefore(table, before, { used, digest });
  const facts = before ?? (await begin());
  const pair = await readPair(table, facts);
  if (isBlocked(pair)) throw fail('thread_closed');
  await count(facts, before === undefined);
  const message = messageOf(sent, before);
  const after = withMessage(before ?? begun(threadId, facts), message, pair);
  const key = {
    ...sentKey(threadId, by, requestKey),
    digest,
    number: message.number,
    expiresAt: nowSeconds() + keySeconds,
  };
  const { name: TableName } = table;
  const held = checks(facts);
  const stopped = await transact(table, [
    ...held,
    revised(TableName, before, { ...after, ...threadKey(threadId) }),
    { Put: { TableName, Item: { ...messageKey(threadId, message.number), ...message } satisfies MessageItem } },
    { Put: { TableName, Item: key, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...lineWrites(table, before, after),
    ...unreadWrites(table, before, after),
  ]);
  if (stopped.some((at) => at < held.length)) throw fail('thread_closed');
  if (stopped.length > 0) throw fail('conflict');
  return { message, agreed: pair.agreedAt !== undefined };
}

function findThread(table: Table, id: string): Promise<ThreadItem | undefined> {
  return readItem<ThreadItem>(table, threadKey(id));
}

function digestOf({ text, checkIn, checkOut }: NewMessage): string {
  return digestOfSent({ text, checkIn, checkOut });
}

async function sentBefore(
  table: Table,
  thread: Thread,
  { used, digest }: { used: SentItem; digest: string },
): Promise<SentMessage> {
  const [message, pair] = await Promise.all([readMessage(table, thread.id, used.number), readPair(table, thread)]);
  if (used.digest !== digest || !message) throw fail('message_sent_before');
  return { message, agreed: pair.agreedAt !== undefined };
}

const nothingRead: SideMarks = { read: 0, unread: 0 };

/** A thread without messages. */
function begun(id: string, facts: ThreadFacts): Thread {
  const { propertyId, userId, vendorId, hotelName, guestName, hostName } = facts;
  const last = { at: '', by: 'guest' as const, beginning: '' };
  const sides = { guest: nothingRead, owner: nothingRead };
  return {
    id,
    propertyId,
    userId,
    vendorId,
    hotelName,
    guestName,
    hostName,
    ...sides,
    count: 0,
    last,
    expiresAt: 0,
    revision: 0,
  };
}

/** The server's clock gives the instant, and never one before that of the last message. */
function messageOf({ by, text, checkIn, checkOut, member }: NewMessage, before: Thread | undefined): Message {
  const now = new Date().toISOString();
  const lastAt = before?.last.at ?? '';
  const askedAt = by === 'owner' ? before?.askedAt : undefined;
  const [, at = now] = [lastAt, now].sort();
  const number = (before?.count ?? 0) + 1;
  return { number, by, text, at, checkIn, checkOut, member, askedAt, expiresAt: nowSeconds() + keptSeconds };
}

/** A thread with one message more: the other side is told of it by a mail where none waits or has gone. */
function withMessage(before: Thread, message: Message, pair: Pair): Thread {
  const { by, text, at, number, expiresAt } = message;
  const to = otherTalker(by);
  const last = { at, by, beginning: beginningOf(text, pair.agreedAt !== undefined) };
  const askedAt = by === 'guest' ? (before.askedAt ?? at) : undefined;
  const marks = { [to]: { ...before[to], unread: before[to].unread + 1, due: before[to].due ?? dueOf(at) } } as Pick<
    Thread,
    Talker
  >;
  return { ...before, ...marks, count: number, last, askedAt, expiresAt };
}

function dueOf(at: string): string {
  return new Date(Date.parse(at) + mailAfterMinutes * 60_000).toISOString();
}
