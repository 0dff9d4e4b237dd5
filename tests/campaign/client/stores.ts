import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { localAccess } from '../../../infra/local/localAccess.ts';
import type { Place } from '../server/serve.ts';

/** An item as it is stored. */
export interface Item {
  pk: string;
  sk: string;
  [attribute: string]: unknown;
}

/** The engines' data, read past the product. */
export interface Stores {
  users: Item[];
  vendors: Item[];
  properties: Item[];
  bookings: Item[];
  messages: Item[];
  /** The bookings as each index has them. */
  lists: { traveller: Item[]; vendor: Item[] };
  /** Bytes of every object, by its key. */
  objects: Map<string, number>;
}

/** Everything that stands at this moment. */
export async function readStores({ dynamoDb, s3, tables, bucket }: Place): Promise<Stores> {
  const client = documentsOf(dynamoDb);
  const photos = objectsOf(s3);
  try {
    const [users, vendors, properties, messages, objects, bookings] = await Promise.all([
      allItems(client, tables.users),
      allItems(client, tables.vendors),
      allItems(client, tables.properties),
      allItems(client, tables.messages),
      allObjects(photos, bucket),
      readBookings(client, tables.bookings),
    ]);
    return { users, vendors, properties, messages, objects, ...bookings };
  } finally {
    client.destroy();
    photos.destroy();
  }
}

/** The table of bookings, and what its indexes hold. */
export async function readBookings(client: DynamoDBDocumentClient, table: string) {
  const [bookings, traveller, vendor] = await Promise.all([
    allItems(client, table),
    allItems(client, table, 'traveller'),
    allItems(client, table, 'vendor'),
  ]);
  return { bookings, lists: { traveller, vendor } };
}

export function documentsOf(endpoint: string): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, ...localAccess }));
}

export function objectsOf(endpoint: string): S3Client {
  // The engine has a fault while it lists what is being written.
  return new S3Client({ endpoint, forcePathStyle: true, maxAttempts: 8, ...localAccess });
}

/** Everything in a table, or in an index of it. */
export async function allItems(client: DynamoDBDocumentClient, TableName: string, IndexName?: string): Promise<Item[]> {
  const found: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const ConsistentRead = IndexName === undefined;
    const command = new ScanCommand({ TableName, IndexName, ConsistentRead, ExclusiveStartKey });
    const { Items = [], LastEvaluatedKey } = await client.send(command);
    found.push(...(Items as Item[]));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

async function allObjects(client: S3Client, Bucket: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  let Marker: string | undefined;
  do {
    // The first version of the call: the engine has no tokens to continue a list of the second.
    const { Contents = [], IsTruncated } = await client.send(new ListObjectsCommand({ Bucket, Marker }));
    for (const { Key = '', Size = 0 } of Contents) found.set(Key, Size);
    Marker = IsTruncated ? Contents.at(-1)?.Key : undefined;
  } while (Marker);
  return found;
}

/** The bytes of an object. */
export async function readObject(client: S3Client, Bucket: string, Key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}
