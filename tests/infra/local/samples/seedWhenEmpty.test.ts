import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import type { Booking } from '../../../../functions/bookings/booking.ts';
import { documents, type Table } from '../../../../functions/runtime/table.ts';
import { searchEntries } from '../../../../functions/search/searchEntries.ts';
import { synthesiseData } from '../../../../infra/data/synthesiseData.ts';
import { seedStage } from '../../../../infra/deployed/seedStage.ts';
import { createBuckets } from '../../../../infra/local/buckets.ts';
import { startDynamoDb } from '../../../../infra/local/engines/dynamodb.ts';
import { startS3 } from '../../../../infra/local/engines/s3.ts';
import { localAccess } from '../../../../infra/local/localAccess.ts';
import sampleBookings from '../../../../infra/local/samples/bookings.json' with { type: 'json' };
import { samplePictures, sampleProperties, sitePictures } from '../../../../infra/local/samples/samples.ts';
import { type SampleStores, seedWhenEmpty } from '../../../../infra/local/samples/seedWhenEmpty.ts';
import { createTables } from '../../../../infra/local/tables.ts';

import { photoKey } from '../../../../shared/photos/photos.ts';

import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { checkReviews } from '../../../campaign/check/checkReviews.ts';
import type { Item } from '../../../campaign/client/stores.ts';
import { dyingAt } from '../../../support/crash.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const template = synthesiseData();
const silent = () => {};

/** Empty tables and an empty bucket, on engines of the test's own. */
async function emptyStores(): Promise<SampleStores> {
  const [dynamoDb, s3] = await Promise.all([startDynamoDb(), startS3({ dataFolder: temporaryFolder() })]);
  const client = documents(new DynamoDBClient({ endpoint: dynamoDb.endpoint, ...localAccess }));
  const photoClient = new S3Client({ endpoint: s3.endpoint, forcePathStyle: true, ...localAccess });
  onTestFinished(async () => {
    client.destroy();
    photoClient.destroy();
    await Promise.all([dynamoDb.stop(), s3.stop()]);
  });
  const [tables, buckets] = await Promise.all([
    createTables(dynamoDb.endpoint, template),
    createBuckets(s3.endpoint, template),
  ]);
  const table = (name = ''): Table => ({ client, name });
  const { users, vendors, properties, bookings, messages } = tables;
  return {
    users: table(users),
    vendors: table(vendors),
    properties: table(properties),
    bookings: table(bookings),
    messages: table(messages),
    photos: { client: photoClient, bucket: buckets.photos ?? '' },
  };
}

async function itemsOf({ client, name }: Table): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name })) items.push(...Items);
  return items;
}

async function storedKeys({ client, bucket }: SampleStores['photos']): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  return Contents.map(({ Key = '' }) => Key);
}

const ordered = <I extends { pk?: unknown; sk?: unknown }>(items: I[]) =>
  items.toSorted((one, other) => (`${one.pk}|${one.sk}` < `${other.pk}|${other.sk}` ? -1 : 1));

/** All that is stored must be what the files say: no property too few, no search entry too many. */
async function expectAllStored({ properties, bookings, photos }: SampleStores): Promise<void> {
  const items = await itemsOf(properties);
  const records = items.filter(({ sk }) => sk === 'property');
  expect(records.map(({ id }) => id).sort()).toEqual(sampleProperties.map(({ id }) => id).sort());
  for (const property of sampleProperties) {
    const record = records.find(({ id }) => id === property.id);
    expect(record).toMatchObject(property);
    expect(record).not.toHaveProperty('stale');
  }
  const entries = items.filter(({ pk }) => /^(new#)?(search|cheapest|dearest|newest|name)#/.test(String(pk)));
  expect(ordered(entries)).toEqual(ordered(sampleProperties.flatMap((each) => searchEntries(each))));
  // The cards of properties show how many reviews they have.
  expect(
    items
      .filter(({ sk, reviews }) => sk === 'card' && reviews)
      .map(({ pk, reviews }) => [pk, reviews])
      .sort(),
  ).toEqual([
    ['property#smmykrp5g22a', 2],
    ['property#ze5qv2maxd74', 1],
  ]);
  await expectBookingsStored(bookings);
  expect(checkReviews(items as Item[])).toEqual([]);
  expect(
    items
      .filter(({ sk }) => sk === 'reviews')
      .map(({ pk, count }) => [pk, count])
      .sort(),
  ).toEqual([
    ['property#smmykrp5g22a', 2],
    ['property#ze5qv2maxd74', 1],
  ]);
  const pictures = [...(await samplePictures()), ...sitePictures];
  expect((await storedKeys(photos)).sort()).toEqual(pictures.map(({ key }) => key).sort());
}

/** Every stay holds its own nights, and nothing else does. */
async function expectBookingsStored(table: Table): Promise<void> {
  const items = await itemsOf(table);
  const records = items.filter(({ sk }) => sk === 'booking') as unknown as Booking[];
  expect(records.map(({ id }) => id).sort()).toEqual(sampleBookings.map(({ id }) => id).sort());
  const active = records.filter(({ state }) => state === 'active');
  const nights = active.reduce((sum, { checkIn, checkOut }) => sum + nightsBetween(checkIn, checkOut), 0);
  const held = items.flatMap(({ booked }) => (booked instanceof Set ? [...booked] : []));
  expect(held).toHaveLength(nights);
}

async function expectKeptByBrowsers({ client, bucket }: SampleStores['photos']): Promise<void> {
  const picture = await client.send(new GetObjectCommand({ Bucket: bucket, Key: photoKey('house-hunza', 640) }));
  await picture.Body?.transformToByteArray();
  expect(picture).toMatchObject({
    ContentType: 'image/webp',
    CacheControl: 'public, max-age=31536000, immutable',
  });
}

test('an empty store gets every sample, and the next start leaves it alone', async () => {
  const stores = await emptyStores();
  const said: string[] = [];
  await seedWhenEmpty(stores, (sentence) => said.push(sentence));
  await expectAllStored(stores);
  expect(said).toEqual(['Stored 70 sample properties with 245 rooms, and 18 bookings.']);
  await expectKeptByBrowsers(stores.photos);
  const before = ordered(await itemsOf(stores.properties));
  await seedWhenEmpty(stores, (sentence) => said.push(sentence));
  expect(ordered(await itemsOf(stores.properties))).toEqual(before);
  expect(said).toHaveLength(1);
});

test('the filling of a stage that dies halfway is completed by the next one, says how far it is, and mails nobody', async () => {
  const stores = await emptyStores();
  const dying = { ...stores, properties: dyingAt(150, stores.properties) };
  await expect(seedStage(dying, silent)).rejects.toThrow();
  const said: string[] = [];
  await seedStage(stores, (sentence) => said.push(sentence));
  await expectAllStored(stores);
  expect(said).toContain('70 of 70 properties stored.');
  const marks = (await itemsOf(stores.bookings)).filter(({ sk }) => sk === 'mail#requested#owner');
  expect(marks.map(({ state }) => state)).toEqual(sampleBookings.map(() => 'refused'));
});

test('no property is listed before all its pictures are there', async () => {
  const stores = await emptyStores();
  const { client, bucket } = stores.photos;
  const send = client.send.bind(client);
  let puts = 0;
  const failing: typeof client = Object.assign(Object.create(client), {
    send: (command: Parameters<typeof send>[0]) => {
      puts += 1;
      return puts === 200 ? Promise.reject(new Error('The disk is full.')) : send(command);
    },
  });
  const seeding = seedWhenEmpty({ ...stores, photos: { client: failing, bucket } }, silent);
  await expect(seeding).rejects.toThrow('The disk is full.');
  expect((await itemsOf(stores.properties)).filter(({ sk }) => sk === 'property')).toEqual([]);
});
