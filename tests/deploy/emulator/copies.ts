import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type TableDescription,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { CopyObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documents } from '../../../functions/runtime/table.ts';
import { photoFolder } from '../../../shared/photos/photos.ts';
import { allItems } from '../../campaign/client/stores.ts';

interface Regions {
  address: string;
  from: string;
  to: string;
}

/**
 * Makes a table of another region with the items of one of this region, and without a stream. On AWS a copy in the vault of that region
 * is restored so; the emulator's backups hold nothing and stay in their region.
 */
export async function copyTable({ address, from, to }: Regions, table: string, name: string): Promise<void> {
  const [source, target] = [from, to].map((region) => documents(new DynamoDBClient({ endpoint: address, region })));
  if (!source || !target) throw new Error('There are two regions.');
  const { Table = {} } = await source.send(new DescribeTableCommand({ TableName: table }));
  await target.send(new CreateTableCommand({ TableName: name, ...definitionOf(Table) }));
  await waitUntilTableExists({ client: target, minDelay: 1, maxDelay: 2, maxWaitTime: 20 }, { TableName: name });
  for (const Item of await allItems(source, table)) await target.send(new PutCommand({ TableName: name, Item }));
}

function definitionOf({ KeySchema, AttributeDefinitions, GlobalSecondaryIndexes = [] }: TableDescription) {
  const indexes = GlobalSecondaryIndexes.map(({ IndexName, KeySchema: keys, Projection }) => ({
    IndexName,
    KeySchema: keys,
    Projection,
  }));
  return {
    KeySchema,
    AttributeDefinitions,
    BillingMode: 'PAY_PER_REQUEST' as const,
    ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
  };
}

interface Buckets {
  from: string;
  to: string;
}

/** Copies the photos of a bucket into one of another region, as a restored copy of it brings them. Answers with how many files they were. */
export async function copyPhotos({ address, from, to }: Regions, buckets: Buckets): Promise<number> {
  const [source, target] = [storageIn(address, from), storageIn(address, to)];
  const { Contents = [] } = await source.send(new ListObjectsV2Command({ Bucket: buckets.from, Prefix: photoFolder }));
  for (const { Key = '' } of Contents) {
    await target.send(new CopyObjectCommand({ Bucket: buckets.to, Key, CopySource: `${buckets.from}/${Key}` }));
  }
  return Contents.length;
}

/** S3 as it is called for buckets of a region. */
export function storageIn(endpoint: string, region: string): S3Client {
  return new S3Client({ endpoint, region, forcePathStyle: true });
}
