import { randomUUID } from 'node:crypto';
import { DynamoDBClient, UpdateTableCommand, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { documents, type Table, type TableKey, tableKeys, tableVariable } from '../../functions/runtime/table.ts';
import { localAccess } from '../../infra/local/localAccess.ts';
import { createTables, type TableProperties } from '../../infra/local/tables.ts';
import type { Template } from '../../infra/local/template.ts';

export type TestTables = Record<TableKey, Table>;

/**
 * Tables of the test's own on the engine under test, defined by the synthesised stack; handlers find them too. They have no
 * streams: DynamoDB Local keeps a processor busy for those of a hundred tables.
 */
export async function freshTables(): Promise<TestTables> {
  const endpoint = inject('dynamoDbEndpoint');
  const template = inject('dataTemplate');
  const names = await createTables(endpoint, withOwnNames(template));
  const client = documents(new DynamoDBClient({ endpoint, ...localAccess }));
  const tables = Object.fromEntries(tableKeys.map((key) => [key, { name: names[key] ?? '', client }])) as TestTables;
  pointHandlersAt(endpoint, tables);
  return tables;
}

function withOwnNames(template: Template): Template {
  const own = randomUUID();
  const renamed = Object.entries(template.Resources ?? {}).map(([logicalId, { Type, Properties }]) => [
    logicalId,
    {
      Type,
      Properties: { ...(Properties as object), TableName: `${logicalId}-${own}`, StreamSpecification: undefined },
    },
  ]);
  return { Resources: Object.fromEntries(renamed) };
}

const streamed = new Set<string>();

/** Gives the tables the streams that the stack declares; an engine refuses a second stream. */
export async function addStreams(tables: TestTables): Promise<void> {
  const client = new DynamoDBClient({ endpoint: inject('dynamoDbEndpoint'), ...localAccess });
  for (const key of tableKeys) {
    const declared = inject('dataTemplate').Resources?.[key]?.Properties as TableProperties;
    if (!declared.StreamSpecification || streamed.has(tables[key].name)) continue;
    streamed.add(tables[key].name);
    const StreamSpecification = { StreamEnabled: true, ...declared.StreamSpecification };
    await client.send(new UpdateTableCommand({ TableName: tables[key].name, StreamSpecification }));
    await waitUntilTableExists(
      { client, maxWaitTime: 30, minDelay: 0.05, maxDelay: 1 },
      { TableName: tables[key].name },
    );
  }
  client.destroy();
}

function pointHandlersAt(endpoint: string, tables: TestTables): void {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
  process.env.AWS_REGION = localAccess.region;
  process.env.AWS_ACCESS_KEY_ID = localAccess.credentials.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = localAccess.credentials.secretAccessKey;
  for (const [key, { name }] of Object.entries(tables)) process.env[tableVariable(key as TableKey)] = name;
}
