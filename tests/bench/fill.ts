import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const batchSize = 25;
const writers = 8;

/** Writes many items, 25 a call and eight calls at a time. */
export async function fill(client: DynamoDBDocumentClient, table: string, items: Iterable<object>): Promise<number> {
  const source = batches(items);
  let written = 0;
  const write = async () => {
    for (const batch of source) {
      const requests = batch.map((Item) => ({ PutRequest: { Item } }));
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
      if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error('The engine left items unwritten.');
      written += batch.length;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return written;
}

function* batches(items: Iterable<object>): Generator<object[]> {
  let batch: object[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
