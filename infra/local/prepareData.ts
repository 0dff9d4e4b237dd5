import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { EventNeeds } from '../../functions/runtime/onEvent.ts';
import { readItem } from '../../functions/runtime/read.ts';
import { documents, type Table, type TableKey, tableKeys, tableVariable } from '../../functions/runtime/table.ts';
import { currentShape } from '../../functions/search/entryKeys.ts';
import { rebuildSearch } from '../data/searchShape.ts';
import { synthesiseData } from '../data/synthesiseData.ts';
import { loadEvents } from '../functions/events.ts';
import { createBuckets } from './buckets.ts';
import { holdToDataVersion } from './dataVersion.ts';
import { localAccess } from './localAccess.ts';
import { seedWhenEmpty } from './samples/seedWhenEmpty.ts';
import { peopleKeyFile } from './signingFile.ts';
import { createTables } from './tables.ts';
import type { PhysicalNames } from './template.ts';

/** The names that the server needs of the data and the stacks. */
export interface PreparedData {
  /** Name of the bucket with the photos that are served. */
  photoBucket: string;
  /** Name of the bucket that browsers put photos into. */
  uploadBucket: string;
  /** The tables' names, by the environment variables that tell them to functions. */
  tableNames: Record<string, string>;
  /** The functions that events call, by name. */
  events: { name: string; needs: EventNeeds }[];
}

/**
 * A script that `startEngines` runs in a process of its own: creates what the stack declares, stores the samples in it
 * and sends a `PreparedData`, or an error's message. The CDK and the AWS clients take 200 MB, which the server so never has.
 */
const [, , dynamoDb = '', s3 = ''] = process.argv;
const dataFolder = process.env.SARAI_DATA ?? '.sarai';
// Moves of the samples write lines as functions do, and nobody reads a log of them.
console.info = () => {};
process.send?.(await prepare().catch((error: Error) => error.message));
process.disconnect?.();

async function prepare(): Promise<PreparedData> {
  const template = synthesiseData();
  const [tables, buckets, events] = await Promise.all([
    createTables(dynamoDb, template),
    createBuckets(s3, template),
    loadEvents(),
  ]);
  const photoBucket = buckets.photos ?? '';
  await seed(tables, photoBucket);
  return {
    photoBucket,
    uploadBucket: buckets.uploads ?? '',
    tableNames: Object.fromEntries(tableKeys.map((key) => [tableVariable(key), tables[key] ?? ''])),
    // Nobody is on call for one machine.
    events: events.filter(({ needs }) => !needs.opensSite).map(({ name, needs }) => ({ name, needs })),
  };
}

async function seed(tables: PhysicalNames, bucket: string): Promise<void> {
  const client = documents(new DynamoDBClient({ endpoint: dynamoDb, ...localAccess }));
  const photos = { client: new S3Client({ endpoint: s3, forcePathStyle: true, ...localAccess }), bucket };
  const table = (key: TableKey): Table => ({ client, name: tables[key] ?? '' });
  const stores = Object.fromEntries(tableKeys.map((key) => [key, table(key)])) as Record<TableKey, Table>;
  const { properties, users, vendors, bookings } = stores;
  await holdToDataVersion([properties, users, vendors, bookings], dataFolder);
  await rebuildOnce(properties);
  process.env.PEOPLE_KEY ??= peopleKeyFile(dataFolder);
  await seedWhenEmpty({ ...stores, photos, withMoney: true }, console.log);
}

/** Entries of an earlier shape are brought to that of today, once for each shape. */
async function rebuildOnce(table: Table): Promise<void> {
  const { client, name: TableName } = table;
  const marker = { pk: 'search-shape', sk: String(currentShape) };
  if (await readItem(table, marker)) return;
  await rebuildSearch(table, () => {});
  await client.send(new PutCommand({ TableName, Item: marker }));
}
