import type { Talker } from '../../shared/rules/messages.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Message, Thread } from './thread.ts';

/** Seconds for which messages are kept after the last one of their thread: two years. */
export const keptSeconds = 730 * 24 * 3600;

export type ThreadItem = Thread & Key;

export type MessageItem = Message & Key;

/** Key of a thread. */
export function threadKey(id: string): Key {
  return { pk: `thread#${id}`, sk: 'thread' };
}

/** Begins the sort key of every message. */
export const messagePrefix = 'message#';

/** Key of a message of a thread, by its number. */
export function messageKey(id: string, number: number): Key {
  return { pk: threadKey(id).pk, sk: `${messagePrefix}${String(number).padStart(6, '0')}` };
}

/** Key by which a request key of a side was used. */
export function sentKey(id: string, side: Talker, requestKey: string): Key {
  return { pk: threadKey(id).pk, sk: `sent#${side}#${requestKey}` };
}

/** A thread at this moment; undefined where nothing was written, or all of it is too old. */
export async function readThread(table: Table, id: string): Promise<ThreadItem | undefined> {
  const item = await readItem<ThreadItem>(table, threadKey(id));
  return item && item.expiresAt > nowSeconds() ? item : undefined;
}

/** A message; undefined where it is not there. */
export function readMessage(table: Table, id: string, number: number): Promise<MessageItem | undefined> {
  return readItem<MessageItem>(table, messageKey(id, number));
}

/** Finds a thread and its messages, for those who hear of them. */
export const threadLookup = port('messages', ['GetItem'], (table) => ({
  find: (id: string): Promise<Thread | undefined> => readThread(table, id),
  findMessage: (id: string, number: number): Promise<Message | undefined> => readMessage(table, id, number),
}));
