import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  type TableDescription,
  type TimeToLiveSpecification,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { localAccess } from './localAccess.ts';
import { createEach, type PhysicalNames, type Template } from './template.ts';

const kinds = ['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'];

type TableKeys = Pick<CreateTableCommandInput, 'KeySchema' | 'GlobalSecondaryIndexes'>;

/** A table as a template declares it. */
export interface TableProperties extends TableKeys, Pick<CreateTableCommandInput, 'AttributeDefinitions'> {
  TableName?: unknown;
  StreamSpecification?: { StreamViewType: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES' };
  TimeToLiveSpecification?: TimeToLiveSpecification;
}

/**
 * Creates every table that a synthesised template declares, waits until each is active, and answers with their names by
 * logical id. A table that exists is kept with its data; one whose keys, indexes or stream are others than the template's is an
 * error that says what to do.
 */
export async function createTables(endpoint: string, template: Template): Promise<PhysicalNames> {
  const client = new DynamoDBClient({ endpoint, ...localAccess });
  return createEach<TableProperties>(template, kinds, async (logicalId, properties) => {
    const name = typeof properties.TableName === 'string' ? properties.TableName : logicalId;
    await createTable(client, name, properties);
    return name;
  });
}

async function createTable(client: DynamoDBClient, TableName: string, properties: TableProperties): Promise<void> {
  const { KeySchema, AttributeDefinitions } = properties;
  // A machine has no bill that would be bounded.
  const indexes = properties.GlobalSecondaryIndexes?.map(({ OnDemandThroughput: _, ...index }) => index);
  const definition = { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes: indexes };
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
    const { Table = {} } = await client.send(new DescribeTableCommand({ TableName }));
    if (shapeOf(Table) !== shapeOf(properties)) {
      throw new Error(
        `The kept table ${TableName} has other keys, indexes or streams than the stack. Delete the data folder.`,
      );
    }
  }
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 0.05, maxDelay: 1 }, { TableName });
  await expireItems(client, TableName, properties.TimeToLiveSpecification);
}

/** Keys of a table and of its indexes, and its stream, in one text that two descriptions of the table have alike. */
function shapeOf({
  StreamSpecification,
  GlobalSecondaryIndexes = [],
  ...table
}: TableProperties | TableDescription): string {
  const keys = ({ KeySchema = [] }: Pick<TableKeys, 'KeySchema'>) =>
    KeySchema.map(({ KeyType, AttributeName }) => `${KeyType} ${AttributeName}`).sort();
  const indexes = GlobalSecondaryIndexes.map((index) => [index.IndexName, ...keys(index)].join()).sort();
  return JSON.stringify([keys(table), indexes, StreamSpecification?.StreamViewType]);
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
