import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  type TimeToLiveSpecification,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { localAccess } from './localAccess.ts';
import { type PhysicalNames, resourcesOf, type Template } from './template.ts';

const kinds = ['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'];

interface TableProperties {
  TableName?: unknown;
  KeySchema: CreateTableCommandInput['KeySchema'];
  AttributeDefinitions: CreateTableCommandInput['AttributeDefinitions'];
  GlobalSecondaryIndexes?: CreateTableCommandInput['GlobalSecondaryIndexes'];
  LocalSecondaryIndexes?: CreateTableCommandInput['LocalSecondaryIndexes'];
  StreamSpecification?: { StreamViewType: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES' };
  TimeToLiveSpecification?: TimeToLiveSpecification;
}

/**
 * Creates every table that a synthesised template declares, waits until each is active, and answers with their names by
 * logical id. Tables that exist are kept with their data; one whose keys or indexes are others than the template's is
 * an error that says what to do.
 */
export async function createTables(endpoint: string, template: Template): Promise<PhysicalNames> {
  const client = new DynamoDBClient({ endpoint, ...localAccess });
  try {
    const tables = resourcesOf<TableProperties>(template, kinds);
    const names = tables.map(async ({ logicalId, properties }) => {
      const name = typeof properties.TableName === 'string' ? properties.TableName : logicalId;
      await createTable(client, name, properties);
      return [logicalId, name] as const;
    });
    return Object.fromEntries(await Promise.all(names));
  } finally {
    client.destroy();
  }
}

async function createTable(client: DynamoDBClient, TableName: string, properties: TableProperties): Promise<void> {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, LocalSecondaryIndexes } = properties;
  const definition = { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, LocalSecondaryIndexes };
  try {
    await client.send(
      new CreateTableCommand({
        ...definition,
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        ...(properties.StreamSpecification && {
          StreamSpecification: { StreamEnabled: true, ...properties.StreamSpecification },
        }),
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
    await checkUnchanged(client, TableName, properties);
  }
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 0.05, maxDelay: 1 }, { TableName });
  await expireItems(client, TableName, properties.TimeToLiveSpecification);
}

async function checkUnchanged(client: DynamoDBClient, TableName: string, wanted: TableProperties): Promise<void> {
  const { Table: found } = await client.send(new DescribeTableCommand({ TableName }));
  if (layoutOf(found) === layoutOf(wanted)) return;
  throw new Error(`The kept table ${TableName} has other keys or indexes than the stack. Delete the data folder.`);
}

type Layout = Pick<CreateTableCommandInput, 'KeySchema'> & {
  GlobalSecondaryIndexes?: { IndexName?: string | undefined; KeySchema?: CreateTableCommandInput['KeySchema'] }[];
};

function layoutOf(table: Layout | undefined): string {
  const keys = (schema: Layout['KeySchema'] = []) => schema.map((key) => `${key.KeyType} ${key.AttributeName}`).sort();
  const indexes = (table?.GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, ...keys(index.KeySchema)]);
  return JSON.stringify([keys(table?.KeySchema), indexes.map(String).sort()]);
}

async function expireItems(
  client: DynamoDBClient,
  TableName: string,
  wanted: TimeToLiveSpecification | undefined,
): Promise<void> {
  if (!wanted) return;
  // An engine refuses to enable what is enabled, with an error that it shares with real mistakes.
  const TimeToLiveSpecification = { AttributeName: wanted.AttributeName, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification })).catch((error: Error) => {
    if (!/already enabled/i.test(error.message)) throw error;
  });
}
