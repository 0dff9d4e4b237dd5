import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ResourceInUseException,
  type TimeToLiveSpecification,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { bringUpToDate, type Wanted } from './keptTable.ts';
import { localAccess } from './localAccess.ts';
import { type PhysicalNames, resourcesOf, type Template } from './template.ts';

const kinds = ['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'];

interface TableProperties extends Wanted {
  TableName?: unknown;
  LocalSecondaryIndexes?: CreateTableCommandInput['LocalSecondaryIndexes'];
  TimeToLiveSpecification?: TimeToLiveSpecification;
}

/**
 * Creates every table that a synthesised template declares, waits until each is active, and answers with their names by
 * logical id. Tables that exist are kept with their data and get the indexes that they lack; one whose keys are
 * others than the template's is an error that says what to do.
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
    await bringUpToDate(client, TableName, properties);
  }
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 0.05, maxDelay: 1 }, { TableName });
  await expireItems(client, TableName, properties.TimeToLiveSpecification);
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
