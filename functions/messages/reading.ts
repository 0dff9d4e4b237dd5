import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mostUnreadCounted, type Talker } from '../../shared/rules/messages.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import type { Key, Table } from '../runtime/table.ts';
import { inboxOf, type LineItem, linePrefixes } from './inboxItem.ts';
import { type Pair, readPair } from './pairs.ts';
import type { Message, Thread, Two } from './thread.ts';
import { type MessageItem, messagePrefix, readThread, threadKey } from './threadItem.ts';

/** A part of a list: so many, after a sort key. */
interface ListPart {
  limit: number;
  after?: string | undefined;
}

/** Reads inboxes. */
export const inboxes = port('messages', ['Query'], (table) => ({
  /** A page of the lines of a side's account, or of those that it has blocked, the latest first, and the sort key of the last one. */
  page: (side: Talker, accountId: string, { blocked, ...wanted }: ListPart & { blocked: boolean }) => {
    const sk = blocked ? linePrefixes.blocked : linePrefixes.line;
    return newestOf<LineItem>(table, { pk: inboxOf(side, accountId), sk }, wanted);
  },
}));

/** Counts unread threads, at half a read unit. */
export const unreadThreads = port('messages', ['Query'], (table) => ({
  /** How many threads of a side's account have something unread, 100 at most. */
  count: async (side: Talker, accountId: string): Promise<number> => {
    const { items } = await newestOf<Key>(
      table,
      { pk: inboxOf(side, accountId), sk: linePrefixes.unread },
      { limit: mostUnreadCounted },
    );
    return items.length;
  },
}));

/** Reads threads. */
export const threadReading = port('messages', ['GetItem', 'Query'], (table) => ({
  find: (id: string): Promise<Thread | undefined> => readThread(table, id),
  pair: (two: Two): Promise<Pair> => readPair(table, two),
  /** A page of messages, the newest first, and the sort key of the last one. */
  page: (id: string, wanted: ListPart): Promise<{ items: Message[]; next: string | undefined }> =>
    newestOf<MessageItem>(table, { pk: threadKey(id).pk, sk: messagePrefix }, wanted),
}));

/** Items of a partition whose sort keys begin with a text, the last ones first, without those that are too old. */
async function newestOf<Item extends Key>(
  { client, name: TableName }: Table,
  { pk, sk }: Key,
  { limit, after }: ListPart,
) {
  const query = new QueryCommand({
    TableName,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: limit + 1,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  });
  const { Items = [] } = await client.send(query);
  const page = Items.slice(0, limit) as (Item & { expiresAt: number })[];
  const items = page.filter(({ expiresAt }) => expiresAt > nowSeconds());
  return { items: items as Item[], next: Items.length > limit ? page.at(-1)?.sk : undefined };
}
