import { otherTalker, type Talker, talkers } from '../../shared/rules/messages.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { accountOf, type Thread } from './thread.ts';

/** A line of an inbox, which shows a thread to one of its sides; its key tells which one, and when the last message was written. */
export interface LineItem extends Key {
  propertyId: string;
  hotelName: string;
  name: string;
  by: Talker;
  beginning: string;
  unread: number;
  expiresAt: number;
}

/** Partition of all that a side's account has of messages. */
export function inboxOf(side: Talker, accountId: string): string {
  return `inbox#${side}#${accountId}`;
}

/** Beginnings of sort keys: lines by the instant of their last message, those that the account has blocked, and unread threads. */
export const linePrefixes = { line: 'line#', blocked: 'blocked#', unread: 'unread#' } as const;

/** Key of the line of a thread for a side. */
export function lineKey(side: Talker, thread: Thread, prefix: 'line' | 'blocked' = 'line'): Key {
  const pk = inboxOf(side, accountOf(side, thread));
  return { pk, sk: `${linePrefixes[prefix]}${thread.last.at}#${thread.id}` };
}

/** Key of the mark that a thread has something unread for a side. */
export function unreadKey(side: Talker, thread: Thread): Key {
  return { pk: inboxOf(side, accountOf(side, thread)), sk: `${linePrefixes.unread}${thread.id}` };
}

/** The line of a thread for a side. */
export function lineOf(side: Talker, thread: Thread, prefix?: 'line' | 'blocked'): LineItem {
  const { propertyId, hotelName, last, expiresAt } = thread;
  const { by, beginning } = last;
  const name = side === 'guest' ? thread.hostName : thread.guestName;
  const shown = { propertyId, hotelName, name, by, beginning, unread: thread[side].unread, expiresAt };
  return { ...lineKey(side, thread, prefix), ...shown };
}

/** The thread of a line, and the instant of its last message. */
export function threadOfLine({ sk }: Key): { threadId: string; at: string } {
  const [, at = '', threadId = ''] = sk.split('#');
  return { threadId, at };
}

/** The writes that bring the lines of both sides from a thread as it was to it as it is. */
export function lineWrites({ name: TableName }: Table, before: Thread | undefined, after: Thread): Write[] {
  const gone = before ? talkers.map((side) => ({ Delete: { TableName, Key: lineKey(side, before) } })) : [];
  const there = talkers.map((side) => ({ Put: { TableName, Item: lineOf(side, after) } }));
  const same = before?.last.at === after.last.at;
  return same ? there : [...gone, ...there];
}

/** The writes of what is unread for the side that gets a message. */
export function unreadWrites({ name: TableName }: Table, before: Thread | undefined, after: Thread): Write[] {
  const to = otherTalker(after.last.by);
  const { id: threadId, expiresAt } = after;
  const { due } = after[to];
  const mark = { ...unreadKey(to, after), expiresAt };
  const marked = (before?.[to].unread ?? 0) > 0 ? [] : [{ Put: { TableName, Item: mark } }];
  const isNew = due !== undefined && due !== before?.[to].due;
  return isNew
    ? [...marked, { Put: { TableName, Item: { ...dueKey(due, to, threadId), threadId, side: to } } }]
    : marked;
}

/** Partition of the mails that are to be sent about unread messages. */
export const duePartition = 'mail-due';

/** Key of a mail that is due. */
export function dueKey(due: string, side: Talker, threadId: string): Key {
  return { pk: duePartition, sk: `${due}#${side}#${threadId}` };
}
