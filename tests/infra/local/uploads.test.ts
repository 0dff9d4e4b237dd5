import { request as send } from 'node:http';
import { promisify } from 'node:util';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startS3 } from '../../../infra/local/engines/s3.ts';
import { openListener } from '../../../infra/local/listener.ts';
import { localAccess } from '../../../infra/local/localAccess.ts';
import { takeUploads } from '../../../infra/local/uploads.ts';
import { ask } from './ask.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const Bucket = 'photos';
const [brokenOff, whole] = ['room-photos/incoming/owner/u-1', 'room-photos/incoming/owner/u-2'];
const headers = { 'x-amz-security-token': 'token' };

/** The S3 engine behind the server that looks at what browsers put; anybody may put the two keys. */
async function start() {
  const [engine, listener] = await Promise.all([startS3({ dataFolder: temporaryFolder() }), openListener({ port: 0 })]);
  const client = new S3Client({ endpoint: engine.endpoint, forcePathStyle: true, ...localAccess });
  onTestFinished(async () => {
    client.destroy();
    await Promise.all([listener.close(), engine.stop()]);
  });
  await client.send(new CreateBucketCommand({ Bucket }));
  const statements = [
    { Action: 's3:PutObject', Resource: [brokenOff, whole].map((key) => `arn:aws:s3:::${Bucket}/${key}`) },
  ];
  const sessionOf = () => ({ statements, expires: new Date(Date.now() + 60_000) });
  listener.serve(takeUploads({ endpoint: engine.endpoint, bucket: Bucket, sessionOf }));
  const { server, port } = listener;
  const keys = async () =>
    ((await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key }) => Key);
  return { port, connections: promisify(server.getConnections.bind(server)), keys };
}

test('what is much larger than any photo is refused before it is kept', async () => {
  const { port, keys } = await start();
  const announced = { ...headers, 'content-length': 60_000_001 };
  const { status } = await ask(port, { method: 'PUT', path: `/${Bucket}/${whole}`, headers: announced, body: 'a' });
  expect(status).toBe(400);
  expect(await keys()).toEqual([]);
});

test('a photo that was cancelled halfway is not half there, and does no harm to the next one', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { port, connections, keys } = await start();
  const sending = send({
    host: '127.0.0.1',
    port,
    method: 'PUT',
    path: `/${Bucket}/${brokenOff}`,
    headers: { ...headers, 'content-length': 1_000_000 },
  });
  sending.on('error', () => {});
  sending.write('the beginning of a photo');
  await vi.waitFor(async () => expect(await connections()).toBe(1));
  sending.destroy();
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  expect((await ask(port, { method: 'PUT', path: `/${Bucket}/${whole}`, headers, body: 'a photo' })).status).toBe(200);
  expect(await keys()).toEqual([whole]);
  expect(complaints).not.toHaveBeenCalled();
});
