import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { endingWithRequest } from './deadline.ts';
import { required } from './settings.ts';

/** The tables, by the names that the code has for them. */
export const tableKeys = ['users', 'vendors', 'properties', 'bookings', 'messages'] as const;

export type TableKey = (typeof tableKeys)[number];

export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** Whether a resource is a table. */
export function isTableKey(resource: string): resource is TableKey {
  return tableKeys.some((key) => key === resource);
}

/** Attributes of an index: whose items it holds together, and by which they are sorted. */
export interface IndexAttributes {
  owner: string;
  place: string;
}

/** Indexes of the tables, by their names. */
export const tableIndexes = {
  bookings: {
    traveller: { owner: 'userId', place: 'listed' },
    vendor: { owner: 'vendorId', place: 'ranked' },
  },
} as const satisfies Partial<Record<TableKey, Record<string, IndexAttributes>>>;

/** An index as a port names it. */
export type IndexKey = `bookings/${keyof (typeof tableIndexes)['bookings']}`;

const indexKeys: readonly string[] = Object.keys(tableIndexes.bookings).map((name) => `bookings/${name}`);

/** Whether a resource is an index of a table. */
export function isIndexKey(resource: string): resource is IndexKey {
  return indexKeys.includes(resource);
}

/** Table and index of a resource that is one of both. */
export function partsOf(resource: TableKey | IndexKey): { table: TableKey; index?: string } {
  const [table, index] = resource.split('/') as [TableKey, string?];
  return { table, ...(index !== undefined && { index }) };
}

/** The primary key of an item, in every table. */
export interface Key {
  pk: string;
  sk: string;
}

/** A DynamoDB table by its physical name, and the client to reach it with. */
export interface Table {
  name: string;
  client: DynamoDBDocumentClient;
}

/** Name of the environment variable that tells a function a table's physical name: `PROPERTIES_TABLE`. */
export function tableVariable(key: TableKey): string {
  return `${key.toUpperCase()}_TABLE`;
}

let shared: DynamoDBDocumentClient | undefined;

/**
 * The table as this function's environment names it. Endpoint and region come from the AWS SDK's own variables.
 * A call is given up after 2 s and made three times at most, and all calls of a request end with its deadline.
 */
export function openTable(key: TableKey): Table {
  const name = required(tableVariable(key));
  shared ??= endingWithRequest(
    documents(
      new DynamoDBClient({
        maxAttempts: 3,
        requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
      }),
    ),
  );
  return { name, client: shared };
}

/** The document client as all of Sarai uses it: absent fields are left out of an item. */
export function documents(client: DynamoDBClient): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
