import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key, Table } from './table.ts';

/**
 * An item or undefined: as it is at this moment, or, for half the price, as it was a moment ago. What code of ours has
 * written is not parsed again.
 */
export async function readItem<Item>({ client, name }: Table, Key: Key, ConsistentRead = true) {
  const answer = await client.send(new GetCommand({ TableName: name, Key, ConsistentRead }));
  return answer.Item as Item | undefined;
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
