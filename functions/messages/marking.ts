import { fail } from '../../shared/errors.ts';
import type { Talker } from '../../shared/rules/messages.ts';
import { port } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { dueKey, lineKey, lineOf, unreadKey } from './inboxItem.ts';
import { blockWrite, hasBlocked, readPair } from './pairs.ts';
import type { Message, Thread } from './thread.ts';
import { messageKey, readThread, threadKey } from './threadItem.ts';

/** A thread as one of its sides sees it. */
export interface SideOfThread {
  threadId: string;
  side: Talker;
  /** Whether the thread is that of the caller's account. */
  isOwn(thread: Thread): boolean;
}

/** Notes what was read, and who blocks whom. */
export const threadMarks = port('messages', ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  /**
   * Notes up to which message a side has read; what is behind that stays unread, and an earlier number changes nothing.
   * @throws Failure `thread_not_found`, `conflict`
   */
  read: (of: SideOfThread, upTo: number): Promise<void> => retryOnConflict(() => read(table, of, upTo)),
  /**
   * Blocks the other side, or allows it again; who has done so already has it so. @throws Failure `thread_not_found`, `conflict`
   */
  block: (of: SideOfThread, blocked: boolean): Promise<void> => retryOnConflict(() => block(table, of, blocked)),
}));

/** The thread of a side's account. @throws Failure `thread_not_found`, also for another's */
export async function ownThread(table: Table, { threadId, isOwn }: SideOfThread) {
  const thread = await readThread(table, threadId);
  if (!thread || !isOwn(thread)) throw fail('thread_not_found');
  return thread;
}

async function read(table: Table, of: SideOfThread, upTo: number): Promise<void> {
  const { side } = of;
  const before = await ownThread(table, of);
  const { read: mark, unread } = before[side];
  if (upTo <= mark || unread === 0) return;
  const left = upTo >= before.count ? 0 : await unreadBehind(table, before, { side, upTo });
  const marks = { read: Math.min(upTo, before.count), unread: left };
  const after = { ...before, [side]: left > 0 ? { ...before[side], ...marks } : marks };
  const blocked = hasBlocked(await readPair(table, before), side, before.id);
  const { name: TableName } = table;
  const stopped = await transact(table, [
    revised(TableName, before, after),
    { Put: { TableName, Item: lineOf(side, after, blocked ? 'blocked' : 'line') } },
    ...(left > 0 ? [] : readWrites(TableName, side, before)),
  ]);
  if (stopped.length > 0) throw fail('conflict');
}

/** The writes by which nothing is unread for a side any more, and no mail is due. */
function readWrites(TableName: string, side: Talker, before: Thread): Write[] {
  const { due } = before[side];
  const unread = { Delete: { TableName, Key: unreadKey(side, before) } };
  return due === undefined ? [unread] : [unread, { Delete: { TableName, Key: dueKey(due, side, before.id) } }];
}

/** Messages of the other side behind a number. */
async function unreadBehind(
  table: Table,
  { id }: Thread,
  { side, upTo }: { side: Talker; upTo: number },
): Promise<number> {
  const behind = await queryAll<Message>(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': threadKey(id).pk,
      ':first': messageKey(id, upTo + 1).sk,
      ':last': messageKey(id, 999_999).sk,
    },
    ConsistentRead: true,
  });
  return behind.filter(({ by }) => by !== side).length;
}

async function block(table: Table, of: SideOfThread, blocked: boolean): Promise<void> {
  const { side, threadId } = of;
  const before = await ownThread(table, of);
  if (hasBlocked(await readPair(table, before), side, threadId) === blocked) return;
  const after = { ...before, [side]: { read: before.count, unread: 0 } };
  const { name: TableName } = table;
  const stopped = await transact(table, [
    revised(TableName, before, after),
    blockWrite(TableName, before, { side, threadId, blocked }),
    { Delete: { TableName, Key: lineKey(side, before, blocked ? 'line' : 'blocked') } },
    { Put: { TableName, Item: lineOf(side, after, blocked ? 'blocked' : 'line') } },
    ...readWrites(TableName, side, before),
  ]);
  if (stopped.length > 0) throw fail('conflict');
}
