import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { photoItemKey } from '../../../functions/photos/photoItem.ts';
import { documents } from '../../../functions/runtime/table.ts';
import { bundleFunctions } from '../../../infra/bundle/bundle.ts';
import { synthesiseData } from '../../../infra/data/synthesiseData.ts';
import { loadEvents } from '../../../infra/functions/events.ts';
import { loadOperations } from '../../../infra/functions/operations.ts';
import { startDynamoDb } from '../../../infra/local/engines/dynamodb.ts';
import { startS3 } from '../../../infra/local/engines/s3.ts';
import { localAccess } from '../../../infra/local/localAccess.ts';
import { createTables } from '../../../infra/local/tables.ts';
import { aPhonePhoto, aPhoto, camera, hostileFiles } from '../../support/photoFiles.ts';
import { temporaryFolder } from '../local/temporaryFolder.ts';

/** The engines, with a photo of the vendor `owner` awaited and put under each name. */
async function incoming(files: Record<string, Buffer>) {
  const [dynamoDb, s3] = await Promise.all([startDynamoDb(), startS3({ dataFolder: temporaryFolder() })]);
  onTestFinished(async () => {
    await Promise.all([dynamoDb.stop(), s3.stop()]);
  });
  const { properties: TableName = '' } = await createTables(dynamoDb.endpoint, synthesiseData());
  const table = documents(new DynamoDBClient({ endpoint: dynamoDb.endpoint, ...localAccess }));
  const bucket = new S3Client({ endpoint: s3.endpoint, forcePathStyle: true, ...localAccess });
  for (const Bucket of ['photos', 'uploads']) await bucket.send(new CreateBucketCommand({ Bucket }));
  const events = Object.entries(files).map(async ([photoId, Body]) => {
    const Item = { ...photoItemKey(photoId), photoId, vendorId: 'owner', state: 'waiting' };
    await table.send(new PutCommand({ TableName, Item }));
    const key = `room-photos/incoming/owner/${photoId}`;
    await bucket.send(new PutObjectCommand({ Bucket: 'uploads', Key: key, Body }));
    return { detail: { object: { key } } };
  });
  return {
    events: await Promise.all(events),
    env: {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      PROPERTIES_TABLE: TableName,
      PHOTO_BUCKET: 'photos',
      UPLOAD_BUCKET: 'uploads',
    },
    keys: async () => {
      const lists = ['photos', 'uploads'].map((Bucket) => bucket.send(new ListObjectsV2Command({ Bucket })));
      return (await Promise.all(lists)).flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key));
    },
    read: async (Key: string) => {
      const { Body } = await bucket.send(new GetObjectCommand({ Bucket: 'photos', Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    stateOf: async (photoId: string) => {
      const { Item } = await table.send(new GetCommand({ TableName, Key: photoItemKey(photoId) }));
      return Item?.reason ?? Item?.state;
    },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'sarai-bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));
await bundleFunctions([...(await loadOperations()), ...(await loadEvents())], folder);

/** Calls the bundled function in a process of its own, as Lambda does, once for each event. */
async function callBundle(events: object[], env: NodeJS.ProcessEnv): Promise<void> {
  const file = join(folder, 'functions/processPhoto/index.mjs');
  const script = `const { handler } = await import(${JSON.stringify(file)});
    for (const event of ${JSON.stringify(events)}) await handler(event);
    process.exit(0);`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
}

test('the function as it is deployed draws photos, without what the camera wrote', async () => {
  const engines = await incoming({
    'u-phone': await aPhonePhoto(),
    'u-avif': await aPhoto().avif({ effort: 0 }).toBuffer(),
  });
  await callBundle(engines.events, engines.env);
  expect([await engines.stateOf('u-phone'), await engines.stateOf('u-avif')]).toEqual(['ready', 'ready']);
  const keys = await engines.keys();
  expect(keys).toHaveLength(12);
  for (const key of keys) {
    const bytes = await engines.read(key);
    const { width = 0, height = 0, exif } = await sharp(bytes).metadata();
    expect([key, Math.round((width / height) * 100), exif]).toEqual([key, 150, undefined]);
    expect(bytes.includes(camera)).toBe(false);
  }
});

test('the function as it is deployed judges every hostile file, and goes on', async () => {
  const bodies = await Promise.all(hostileFiles.map(({ make }) => make()));
  const engines = await incoming(Object.fromEntries(bodies.map((body, at) => [`u-${at}`, body])));
  await callBundle(engines.events, engines.env);
  const states = await Promise.all(
    hostileFiles.map(async ({ name }, at) => ({ name, expected: await engines.stateOf(`u-${at}`) })),
  );
  expect(states).toEqual(hostileFiles.map(({ name, expected }) => ({ name, expected })));
  const taken = hostileFiles.filter(({ expected }) => expected === 'ready');
  expect(await engines.keys()).toHaveLength(6 * taken.length);
});
