import { setTimeout as wait } from 'node:timers/promises';
import {
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  type TableDescription,
  UpdateTableCommand,
  type UpdateTableCommandInput,
} from '@aws-sdk/client-dynamodb';

/** What is compared of a table that is there with the one that the stack declares. */
export interface Wanted {
  KeySchema: CreateTableCommandInput['KeySchema'];
  AttributeDefinitions: CreateTableCommandInput['AttributeDefinitions'];
  GlobalSecondaryIndexes?: CreateTableCommandInput['GlobalSecondaryIndexes'];
  StreamSpecification?: { StreamViewType: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES' };
}

/**
 * Brings a table that an earlier version has created to what the stack declares: indexes and the stream that it lacks are
 * added, as a deployment would. @throws Error that says what to do where its keys are others, or an index of the same name
 */
export async function bringUpToDate(client: DynamoDBClient, TableName: string, wanted: Wanted): Promise<void> {
  const { Table: found = {} } = await client.send(new DescribeTableCommand({ TableName }));
  for (const change of changesOf(TableName, found, wanted)) {
    await client.send(new UpdateTableCommand({ TableName, ...change }));
    await untilActive(client, TableName);
  }
}

/** A table is active before its new index is, and an index that is still being filled cannot be read. */
async function untilActive(client: DynamoDBClient, TableName: string): Promise<void> {
  const ends = Date.now() + 60_000;
  for (;;) {
    const { Table: { TableStatus, GlobalSecondaryIndexes = [] } = {} } = await client.send(
      new DescribeTableCommand({ TableName }),
    );
    const states = [TableStatus, ...GlobalSecondaryIndexes.map(({ IndexStatus }) => IndexStatus)];
    if (states.every((state = 'ACTIVE') => state === 'ACTIVE')) return;
    if (Date.now() > ends) throw new Error(`The table ${TableName} is not ready after a minute: ${states.join(', ')}.`);
    await wait(50);
  }
}

type Change = Omit<UpdateTableCommandInput, 'TableName'>;

/** One index a change: DynamoDB takes no more. */
function changesOf(TableName: string, found: TableDescription, wanted: Wanted): Change[] {
  const known = new Map((found.GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, keysOf(index)]));
  const indexes = wanted.GlobalSecondaryIndexes ?? [];
  const names = new Set(indexes.map(({ IndexName }) => IndexName));
  const isOther = indexes.some((index) => known.has(index.IndexName) && known.get(index.IndexName) !== keysOf(index));
  if (keysOf(found) !== keysOf(wanted) || isOther || [...known.keys()].some((name) => !names.has(name))) {
    throw new Error(`The kept table ${TableName} has other keys or indexes than the stack. Delete the data folder.`);
  }
  const { AttributeDefinitions, StreamSpecification } = wanted;
  const missing = indexes.filter(({ IndexName }) => !known.has(IndexName));
  return [
    ...missing.map((Create) => ({ AttributeDefinitions, GlobalSecondaryIndexUpdates: [{ Create }] })),
    ...(StreamSpecification && !found.StreamSpecification?.StreamEnabled
      ? [{ StreamSpecification: { StreamEnabled: true, ...StreamSpecification } }]
      : []),
  ];
}

function keysOf({ KeySchema = [] }: { KeySchema?: CreateTableCommandInput['KeySchema'] }): string {
  return KeySchema.map((key) => `${key.KeyType} ${key.AttributeName}`)
    .sort()
    .join();
}
