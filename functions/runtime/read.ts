import { BatchGetCommand, GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { nowSeconds } from './clock.ts';
import { retry } from './retry.ts';
import type { Key, Table } from './table.ts';

/**
 * An item or undefined: as it is at this moment, or, for half the price, as it was a moment ago. Items that code of
 * ours has written are not parsed again.
 */
export async function readItem<Item>({ client, name }: Table, Key: Key, ConsistentRead = true) {
  const answer = await client.send(new GetCommand({ TableName: name, Key, ConsistentRead }));
  return answer.Item as Item | undefined;
}

/** An item as it is at this moment; undefined also where its time to live is over, for the sweep may come late. */
export async function readLasting<Item>(table: Table, key: Key): Promise<Item | undefined> {
  const item = await readItem<Item & { expiresAt?: number }>(table, key);
  return (item?.expiresAt ?? Number.POSITIVE_INFINITY) > nowSeconds() ? item : undefined;
}

/** Every item that a query finds, however many pages they are. */
export async function queryAll<Item>(table: Table, query: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> {
  const found: unknown[] = [];
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const command = new QueryCommand({ ...query, TableName: table.name, ExclusiveStartKey: from });
    const { Items = [], LastEvaluatedKey } = await table.client.send(command);
    found.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return found as Item[];
}

/** A part of a partition, newest first, and the sort key after which the next begins; undefined exactly when there is none. */
export async function readNewest<Item>(
  { client, name: TableName }: Table,
  pk: string,
  { limit, after, now = false }: { limit: number; after?: string | undefined; now?: boolean },
): Promise<{ items: Item[]; next: string | undefined }> {
  const query = new QueryCommand({
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: now,
    ScanIndexForward: false,
    Limit: limit + 1,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  });
  const { Items = [] } = await client.send(query);
  const items = Items.slice(0, limit);
  return { items: items as Item[], next: Items.length > limit ? items.at(-1)?.sk : undefined };
}

/** A hundred items of a partition at most whose sort keys are below a text: the first, or those that follow one of them. */
export async function readBelow<Item extends Key>(
  { client, name: TableName }: Table,
  { pk, sk }: Key,
  ExclusiveStartKey?: Key,
): Promise<Item[]> {
  const query = new QueryCommand({
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk < :sk',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
    Limit: 100,
    ExclusiveStartKey,
  });
  return ((await client.send(query)).Items ?? []) as Item[];
}

/** DynamoDB did not read some items of a batch, time and again. */
class ItemsLeftUnread extends Error {
  // AWS calls it so where it says it of a single item, and so is it answered.
  override name = 'ProvisionedThroughputExceededException';
}

/**
 * The items of some keys, a hundred at most, as they were a moment ago; those that are not there are left out. DynamoDB is asked
 * again for what it leaves unread. @throws ItemsLeftUnread after five times
 */
export async function readItems<Item>({ client, name }: Table, keys: readonly Key[]): Promise<Item[]> {
  const found: unknown[] = [];
  let Keys: Record<string, unknown>[] | undefined = keys.map(({ pk, sk }) => ({ pk, sk }));
  const readOn = async () => {
    const answer = await client.send(new BatchGetCommand({ RequestItems: { [name]: { Keys } } }));
    found.push(...(answer.Responses?.[name] ?? []));
    Keys = answer.UnprocessedKeys?.[name]?.Keys;
    if (Keys && Keys.length > 0) throw new ItemsLeftUnread();
  };
  await retry(readOn, { attempts: 5, firstWait: 40, when: (error) => error instanceof ItemsLeftUnread });
  return found as Item[];
}
