import { createHash } from 'node:crypto';
import { photoFolder, photoKeys } from '../../../shared/photos/photos.ts';
import { incomingKey } from '../../../shared/photos/photoUploads.ts';
import type { Run } from '../campaign.ts';
import type { Ask } from '../client/api.ts';
import type { Wire } from '../client/http.ts';
import { mustBe, type Person } from '../client/people.ts';
import { authorize, type Grant } from '../client/uploads.ts';
import type { Server } from '../server/server.ts';

/** A vendor at the server, and what stands in the bucket. */
export interface Desk {
  run: Run;
  server: Server;
  wire: Wire;
  ask: Ask;
  vendor: Person;
}

/** An upload that was allowed. */
export interface Upload {
  grant: Grant;
  photoId: string;
  key: string;
}

/** Asks to send one photo. */
export async function newUpload({ ask, vendor }: Desk): Promise<Upload> {
  const grant: Grant = mustBe(201, await authorize(ask, vendor)).body.data;
  const { photoId = '', key = '' } = grant.uploads[0] ?? {};
  return { grant, photoId, key };
}

/** A digest of every file of a photo as it is served; `404` for one that is not. */
export async function servedFiles({ wire }: Desk, photoId: string): Promise<string[]> {
  const answers = await Promise.all(photoKeys(photoId).map((key) => wire({ method: 'GET', path: `/${key}` })));
  return answers.map(({ status, text }) =>
    status === 200 ? createHash('sha256').update(text).digest('hex') : `${status}`,
  );
}

/** Whatever of a photo can be had through the server by whoever asks: nothing, unless it is ready. */
export async function checkNotServed({ run, wire, vendor }: Desk, photoId: string, what: string): Promise<void> {
  const paths = [
    ...photoKeys(photoId),
    incomingKey(vendor.id, photoId),
    `${photoFolder}incoming%2F${vendor.id}%2F${photoId}`,
  ];
  for (const path of paths) {
    const { status } = await wire({ method: 'GET', path: `/${path}` });
    if (status !== 404) run.findings.add('what was not taken is served', `${what}: ${path}: ${status}`);
  }
}

/** The server answers, and has not ended. */
export async function checkAlive({ run, server, ask }: Desk, after: string): Promise<void> {
  run.findings.addAll(`the server ended after ${after}`, server.fate());
  const { status, broken } = await ask('getHealth');
  if (status !== 200) run.findings.add(`the server does not answer after ${after}`, broken ?? String(status));
}
