import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Talker } from '../../shared/rules/messages.ts';
import { otherTalker, talkers } from '../../shared/rules/messages.ts';
import { profileKey } from '../accounts/accountKeys.ts';
import { deleteItem, updateItem } from '../runtime/conflict.ts';
import { queryAll } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import { dueKey, inboxOf, lineKey, linePrefixes, threadOfLine, unreadKey } from './inboxItem.ts';
import { pairKey } from './pairs.ts';
import type { Message, Thread } from './thread.ts';
import { messagePrefix, readThread, threadKey } from './threadItem.ts';

/** Keeps an account from writing and being written to, for good: it is being erased. */
export async function closeMessages({ client, name: TableName }: Table, accountId: string): Promise<void> {
  const update = { UpdateExpression: 'SET erasing = :yes', ExpressionAttributeValues: { ':yes': true } };
  await client.send(new UpdateCommand({ TableName, Key: profileKey(accountId), ...update }));
}

/** All that is in the inbox of a side's account: lines, marks, and what it has saved or blocked. */
export function inboxItems(table: Table, side: Talker, accountId: string): Promise<Key[]> {
  return queryAll<Key>(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': inboxOf(side, accountId) },
    ConsistentRead: true,
  });
}

/** The threads of a side's account by their lines. */
export function threadsIn(items: readonly Key[]): string[] {
  const lines = items.filter(({ sk }) => [linePrefixes.line, linePrefixes.blocked].some((each) => sk.startsWith(each)));
  return lines.map((line) => threadOfLine(line).threadId);
}

/** The messages of a thread, the oldest first. */
export function messagesOf(table: Table, threadId: string): Promise<(Message & Key)[]> {
  return queryAll<Message & Key>(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    ExpressionAttributeValues: { ':pk': threadKey(threadId).pk, ':message': messagePrefix },
    ConsistentRead: true,
  });
}

/**
 * Takes out of a thread what a side wrote, and its name; the words of the other side stay, for whom nothing is unread any more. Nothing
 * more is written there.
 */
export async function eraseFromThread(table: Table, threadId: string, side: Talker): Promise<number> {
  const thread = await readThread(table, threadId);
  if (!thread) return 0;
  const own = (await messagesOf(table, threadId)).filter(({ by }) => by === side);
  for (const message of own) await deleteItem(table, message);
  const erased = await eraseHead(table, thread, side);
  await eraseLine(table, erased, side);
  for (const each of talkers) {
    const { due } = thread[each];
    if (due !== undefined) await deleteItem(table, dueKey(due, each, threadId));
  }
  await deleteItem(table, unreadKey(otherTalker(side), thread));
  await deleteItem(table, pairKey(thread));
  return own.length;
}

async function eraseHead(table: Table, thread: Thread, side: Talker): Promise<Thread> {
  const isLast = thread.last.by === side;
  const erased = await updateItem<Thread>(table, {
    Key: threadKey(thread.id),
    UpdateExpression: `SET ${nameOf(side)} = :none, #other = :read${isLast ? ', #last.beginning = :none' : ''} ADD revision :one`,
    ExpressionAttributeNames: { '#other': otherTalker(side), ...(isLast && { '#last': 'last' }) },
    ExpressionAttributeValues: { ':none': '', ':one': 1, ':read': { read: thread.count, unread: 0 } },
  });
  return { ...thread, ...erased };
}

async function eraseLine(table: Table, thread: Thread, erased: Talker): Promise<void> {
  const side = otherTalker(erased);
  for (const prefix of ['line', 'blocked'] as const) {
    await updateItem(table, {
      Key: lineKey(side, thread, prefix),
      UpdateExpression: 'SET #name = :none, beginning = :beginning, unread = :nothing',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':none': '', ':beginning': thread.last.beginning, ':nothing': 0 },
    });
  }
}

function nameOf(side: Talker): 'guestName' | 'hostName' {
  return side === 'guest' ? 'guestName' : 'hostName';
}
