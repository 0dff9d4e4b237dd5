import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from '../../../../infra/local/engines/s3.ts';
import { localAccess } from '../../../../infra/local/localAccess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

async function start(dataFolder: string) {
  const engine = await startS3({ dataFolder });
  onTestFinished(engine.stop);
  const client = new S3Client({ endpoint: engine.endpoint, forcePathStyle: true, ...localAccess });
  onTestFinished(() => client.destroy());
  return { engine, client };
}

test('an object comes back byte by byte after a restart on the same folder', async () => {
  const dataFolder = temporaryFolder();
  const object = { Bucket: 'photos', Key: 'room-photos/a.webp' };
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const first = await start(dataFolder);
  await first.client.send(new CreateBucketCommand({ Bucket: 'photos' }));
  await first.client.send(new PutObjectCommand({ ...object, Body: bytes, ContentType: 'image/webp' }));
  await first.engine.stop();
  const second = await start(dataFolder);
  const { Body, ContentType } = await second.client.send(new GetObjectCommand(object));
  expect(ContentType).toBe('image/webp');
  expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
});

test('what was put before a restart is listed by its prefix, with its size', async () => {
  const dataFolder = temporaryFolder();
  const first = await start(dataFolder);
  await first.client.send(new CreateBucketCommand({ Bucket: 'photos' }));
  for (const Key of ['room-photos/incoming/a_b/u-1', 'room-photos/incoming/c-d/u-2', 'room-photos/u-3/960.webp']) {
    await first.client.send(new PutObjectCommand({ Bucket: 'photos', Key, Body: Buffer.from('a photo') }));
  }
  await first.engine.stop();
  const { engine } = await start(dataFolder);
  expect(await engine.list('photos', 'room-photos/incoming/')).toEqual([
    { bucket: 'photos', key: 'room-photos/incoming/a_b/u-1', size: 7 },
    { bucket: 'photos', key: 'room-photos/incoming/c-d/u-2', size: 7 },
  ]);
  expect(await engine.list('photos', 'nothing/')).toEqual([]);
});

test('more objects than a page of the engine holds are all listed, each once', async () => {
  const dataFolder = temporaryFolder();
  const { engine, client } = await start(dataFolder);
  await client.send(new CreateBucketCommand({ Bucket: 'photos' }));
  const keys = Array.from({ length: 2_001 }, (_, index) => `p-${String(index).padStart(4, '0')}`);
  for (const key of keys) writeFileSync(join(dataFolder, 'photos', `${key}._S3rver_object`), 'a photo');
  expect((await engine.list('photos', 'p-')).map(({ key }) => key)).toEqual(keys);
});

test('an object that a killed server has stored in part keeps nobody from the others', async () => {
  const dataFolder = temporaryFolder();
  const first = await start(dataFolder);
  await first.client.send(new CreateBucketCommand({ Bucket: 'photos' }));
  for (const Key of ['whole.webp', 'half.webp']) {
    await first.client.send(new PutObjectCommand({ Bucket: 'photos', Key, Body: Buffer.from('a photo') }));
  }
  await first.engine.stop();
  writeFileSync(join(dataFolder, 'photos', 'half.webp._S3rver_metadata.json'), '{');
  const { engine } = await start(dataFolder);
  expect(await engine.list('photos', '')).toEqual([{ bucket: 'photos', key: 'whole.webp', size: 7 }]);
});

test('listens on the loopback address only', async () => {
  const { engine } = await start(temporaryFolder());
  expect(engine.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
