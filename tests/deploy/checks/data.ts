import { createHash } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { documents } from '../../../functions/runtime/table.ts';
import { allItems } from '../../campaign/client/stores.ts';
import { eventually } from '../journey/scene.ts';

/** Everything that a stage keeps: each item as it stands, and a digest of the bytes of each photo. */
export type Data = ReadonlyMap<string, string>;

/** Where it is kept. */
interface StageStores {
  address: string;
  tables: readonly string[];
  photoBucket: string;
}

/** The data of a stage once no event is under way: two reads find the same. */
export async function dataAtRest(kept: StageStores): Promise<Data> {
  let before = await dataOf(kept);
  return eventually('the data of the stage at rest', async () => {
    const now = await dataOf(kept);
    const isAtRest = differences(before, now).length === 0;
    before = now;
    return isAtRest ? now : undefined;
  });
}

/** The names of items and photos that are not what they were. */
export function differences(before: Data, after: Data): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

async function dataOf({ address, tables, photoBucket }: StageStores): Promise<Data> {
  const client = documents(new DynamoDBClient({ endpoint: address }));
  const s3 = new S3Client({ endpoint: address, forcePathStyle: true });
  try {
    const items = await Promise.all(tables.map((table) => itemsOf(client, table)));
    return new Map([...items.flat(), ...(await photosOf(s3, photoBucket))]);
  } finally {
    client.destroy();
    s3.destroy();
  }
}

async function itemsOf(client: ReturnType<typeof documents>, table: string): Promise<[string, string][]> {
  const items = await allItems(client, table);
  return items.map((item) => [`${table} ${item.pk} ${item.sk}`, JSON.stringify(sorted(item))]);
}

/** With sets as lists, and both sets and attributes in an order that says nothing. */
function sorted(value: unknown): unknown {
  if (value instanceof Set) return [...value].sort();
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)]);
}

async function photosOf(s3: S3Client, Bucket: string): Promise<[string, string][]> {
  const { Contents = [], IsTruncated } = await s3.send(new ListObjectsV2Command({ Bucket }));
  if (IsTruncated) throw new Error('There are more photos than one page of them.');
  return Promise.all(
    Contents.map(async ({ Key = '' }) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
      return [`${Bucket} ${Key}`, createHash('sha256').update(bytes).digest('hex')] as [string, string];
    }),
  );
}
