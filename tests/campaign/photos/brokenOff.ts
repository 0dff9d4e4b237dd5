import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { readStores } from '../client/stores.ts';
import { putPhoto, verdictOf } from '../client/uploads.ts';
import { checkAlive, checkNotServed, type Desk, newUpload, servedFiles, type Upload } from './desk.ts';

/** Sends a part of a file and closes the connection, as a page does that is closed; then the whole of it. */
export async function breakOff(desk: Desk, file: Buffer, part: number): Promise<void> {
  const { run, server, ask, vendor } = desk;
  const upload = await newUpload(desk);
  await putPart(desk, upload, { file, part });
  await server.eventsDone();
  const when = `an upload was broken off at ${Math.round(part * 100)} %`;
  await checkAlive(desk, when);
  if (server.fate().length > 0) return;
  const { objects } = await readStores(server);
  if (objects.has(upload.key)) run.findings.add('a part of a file stands', `${when}: ${objects.get(upload.key)} bytes`);
  await checkNotServed(desk, upload.photoId, when);
  await putPhoto(server.port, upload.grant, file);
  const { body } = await verdictOf(ask, vendor, upload.photoId);
  if (body?.data?.state !== 'ready')
    run.findings.add('a photo was lost', `${when}, and then sent whole: ${body?.data?.state}`);
}

interface Part {
  file: Buffer;
  part: number;
}

/** A client of S3 sends all of a file or none, so that this part of the protocol is spoken here. */
async function putPart({ server }: Desk, { grant, key }: Upload, { file, part }: Part): Promise<void> {
  const { credentials, region, bucket } = grant;
  const address = { protocol: 'http:', hostname: '127.0.0.1', port: server.port, path: `/${bucket}/${key}` };
  const signer = new SignatureV4({ service: 's3', region, sha256: Sha256, credentials });
  const { headers } = await signer.sign({
    ...address,
    method: 'PUT',
    query: {},
    headers: {
      host: `127.0.0.1:${server.port}`,
      'content-length': String(file.length),
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    },
  });
  const sending = request({ ...address, method: 'PUT', headers });
  sending.on('error', () => {});
  await new Promise<void>((resolve) => {
    if (part === 0) sending.flushHeaders();
    sending.write(file.subarray(0, Math.max(1, Math.floor(file.length * part))), () => resolve());
  });
  // Long enough for the first bytes to reach the engine behind.
  await wait(50);
  sending.destroy();
  await wait(50);
}

/** Two files under one key at the same moment, and a third one later: what is ready never changes. */
export async function sideBySide(desk: Desk, files: readonly [Buffer, Buffer]): Promise<void> {
  const { run, server, ask, vendor } = desk;
  const { grant, photoId } = await newUpload(desk);
  await Promise.all(files.map((file) => putPhoto(server.port, grant, file)));
  const { body } = await verdictOf(ask, vendor, photoId);
  if (body?.data?.state !== 'ready') run.findings.add('side by side: not ready', String(body?.data?.state));
  await server.eventsDone();
  const first = await servedFiles(desk, photoId);
  for (const file of files) {
    await putPhoto(server.port, grant, file);
    await server.eventsDone();
    const now = await servedFiles(desk, photoId);
    if (first.join() !== now.join())
      run.findings.add('a ready photo has changed', `${photoId}: ${first} became ${now}`);
  }
  await checkAlive(desk, 'two files were put under one key');
}
