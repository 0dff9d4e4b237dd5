import { photoUrl } from '../../../shared/photos/photos.ts';
import type { HostileFile } from '../../support/photoFiles.ts';
import { parsed } from '../client/api.ts';
import { putPhoto, verdictOf } from '../client/uploads.ts';
import { checkAlive, checkNotServed, type Desk, newUpload } from './desk.ts';

/** Milliseconds within which a vendor is told what has become of a photo. */
const verdictWithin = 20_000;

/** Sends a file as the page does; it gets its verdict in time, and is served only when it is ready. Answers how long it took. */
export async function sendHostileFile(desk: Desk, { name, make, expected }: HostileFile): Promise<number> {
  const { run, server, ask, wire, vendor } = desk;
  const { grant, photoId } = await newUpload(desk);
  const file = await make();
  const started = performance.now();
  await putPhoto(server.port, grant, file).catch((error: Error) => {
    run.findings.add('a file could not be put', `${name}: ${error.message}`);
  });
  const { body, text } = await verdictOf(ask, vendor, photoId, { within: verdictWithin });
  const took = performance.now() - started;
  const verdict = body?.data?.reason ?? body?.data?.state;
  if (verdict !== expected) run.findings.add('another verdict', `${name}: ${verdict} instead of ${expected}: ${text}`);
  if (verdict === 'ready') {
    const { status } = await wire({ method: 'GET', path: photoUrl(photoId) });
    if (status !== 200) run.findings.add('a ready photo is not served', `${name}: ${status}`);
  } else {
    await checkNotServed(desk, photoId, name);
  }
  await checkAlive(desk, name);
  return took;
}

/** A name under which nothing was allowed, and a file of another vendor: nobody may put these. */
export async function putWithoutLeave(desk: Desk, file: Buffer): Promise<void> {
  const { run, wire, vendor } = desk;
  const { grant, key } = await newUpload(desk);
  const { sessionToken } = grant.credentials;
  const paths = [`${key}x`, key.replace(vendor.id, 'somebody'), `room-photos/u-stolen/960.webp`, `${key}/../other`];
  for (const path of paths) {
    const headers = { 'x-amz-security-token': sessionToken };
    const { status, text } = await wire({ method: 'PUT', path: `/${grant.bucket}/${path}`, headers, body: file });
    if (status < 400 || parsed(text) !== undefined)
      run.findings.add('a file was put where it may not', `${path}: ${status}`);
  }
}
