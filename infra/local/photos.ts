import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { photoFolder } from '../../shared/photos/photos.ts';
import { incomingPrefix } from '../../shared/photos/photoUploads.ts';
import { askStore, errorReply, pathOf, type RequestHandler, readOnly, sendReply } from './http.ts';

/** Photos are stored under a new name whenever they change. */
const forEver = 'public, max-age=31536000, immutable';

// Names that our own code gives: no encoded characters, no dot at the start, so no way out of the bucket.
const name = '[A-Za-z0-9][A-Za-z0-9._-]*';
const photoPath = new RegExp(`^/${photoFolder}${name}(/${name})*$`);

/** Serves `/room-photos/*` from the bucket, save what travellers and vendors have just uploaded and nobody has checked. */
export function servePhotos({ endpoint, bucket }: { endpoint: string; bucket: string }): RequestHandler {
  return readOnly(async (request, response) => {
    const path = pathOf(request.url);
    if (!isPublic(path)) return sendReply(request, response, errorReply('not_found'));
    const stored = await fetchObject(`${endpoint}/${bucket}${path}`, request);
    const { statusCode = 500 } = stored;
    if (statusCode === 200 || statusCode === 304) return sendPhoto(response, statusCode, stored);
    stored.resume();
    sendReply(request, response, errorReply(statusCode === 404 ? 'not_found' : 'internal'));
  });
}

function isPublic(path: string): boolean {
  // Without regard to case: the engine stores files, and some file systems take Incoming for incoming.
  return photoPath.test(path) && !path.toLowerCase().startsWith(`/${incomingPrefix}`);
}

function fetchObject(url: string, { method, headers }: IncomingMessage): Promise<IncomingMessage> {
  const known = headers['if-none-match'];
  return askStore(url, { method, timeout: 10_000, headers: known ? { 'if-none-match': known } : {} });
}

async function sendPhoto(response: ServerResponse, status: number, stored: IncomingMessage): Promise<void> {
  const names = ['etag', 'content-type', 'content-length', 'last-modified'] as const;
  const passed = names.flatMap((name) => (stored.headers[name] === undefined ? [] : [[name, stored.headers[name]]]));
  const headers = { 'cache-control': stored.headers['cache-control'] ?? forEver, ...Object.fromEntries(passed) };
  response.writeHead(status, headers);
  // A visitor who leaves halfway is no fault of ours.
  await pipeline(stored, response).catch(() => response.destroy());
}
