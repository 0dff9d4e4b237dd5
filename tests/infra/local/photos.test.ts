import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Engine } from '../../../infra/local/engines/engine.ts';
import { startS3 } from '../../../infra/local/engines/s3.ts';
import { localAccess } from '../../../infra/local/localAccess.ts';
import { servePhotos } from '../../../infra/local/photos.ts';
import { serve } from './ask.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'sarai-photos-'));
const photo = Buffer.from('a picture of Rakaposhi');
let engine: Engine;

beforeAll(async () => {
  engine = await startS3({ dataFolder });
  const client = new S3Client({ endpoint: engine.endpoint, forcePathStyle: true, ...localAccess });
  for (const Bucket of ['photos', 'private']) await client.send(new CreateBucketCommand({ Bucket }));
  const put = (Bucket: string, Key: string) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body: photo, ContentType: 'image/webp' }));
  await put('photos', 'room-photos/p1-102-1-640.webp');
  await put('photos', 'room-photos/incoming/raw.webp');
  await put('photos', 'secret.txt');
  await put('private', 'room-photos/other.webp');
  writeFileSync(join(dataFolder, 'passwords._S3rver_object'), 'outside of the bucket');
  client.destroy();
});

afterAll(async () => {
  await engine.stop();
  rmSync(dataFolder, { recursive: true });
});

const visit = async () => serve(servePhotos({ endpoint: engine.endpoint, bucket: 'photos' }));

test('a photo is served with its type and may be kept for ever', async () => {
  const ask = await visit();
  const answer = await ask({ path: '/room-photos/p1-102-1-640.webp?width=640' });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(photo);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(photo.length),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
  });
});

test('HEAD has the headers alone', async () => {
  const ask = await visit();
  const answer = await ask({ method: 'HEAD', path: '/room-photos/p1-102-1-640.webp' });
  expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, String(photo.length), 0]);
});

test('a photo that the browser has is not sent again', async () => {
  const ask = await visit();
  const path = '/room-photos/p1-102-1-640.webp';
  const { etag } = (await ask({ path })).headers;
  const answer = await ask({ path, headers: { 'if-none-match': etag } });
  expect([answer.status, answer.body.length]).toEqual([304, 0]);
});

test.each([
  ['an upload that nobody has checked', '/room-photos/incoming/raw.webp'],
  ['the same in other letters', '/room-photos/Incoming/raw.webp'],
  ['the same encoded', '/room-photos/%69ncoming/raw.webp'],
  ['the same with an encoded slash', '/room-photos/incoming%2Fraw.webp'],
  ['the same by a detour', '/room-photos/x/../incoming/raw.webp'],
  ['the same by a doubled slash', '/room-photos//incoming/raw.webp'],
  ['another key of the bucket', '/room-photos/../secret.txt'],
  ['another bucket', '/room-photos/../../private/room-photos/other.webp'],
  ['another bucket, encoded', '/room-photos/%2e%2e/%2e%2e/private/room-photos/other.webp'],
  ['a file outside of the bucket', '/room-photos/..%2f..%2fpasswords'],
  ['a file outside of the bucket, by backslashes', '/room-photos/..\\..\\passwords'],
  ['the list of all photos', '/room-photos/'],
  ['a photo that is not there', '/room-photos/none.webp'],
])('%s is not found', async (_what, path) => {
  const ask = await visit();
  const answer = await ask({ path });
  expect(answer.status).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

test('nothing can be stored by this way', async () => {
  const ask = await visit();
  const answer = await ask({ method: 'PUT', path: '/room-photos/new.webp', body: 'x' });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a store that is gone is a 500 in the form of every error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ask = await serve(servePhotos({ endpoint: 'http://127.0.0.1:1', bucket: 'photos' }));
  const answer = await ask({ path: '/room-photos/p1-102-1-640.webp' });
  expect([answer.status, answer.json()]).toEqual([500, expect.objectContaining({ code: 'internal' })]);
});
