import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { photoFolder } from '../../shared/rules/photos.ts';
import { incomingPrefix } from '../../shared/rules/photoUploads.ts';
import { pathOf } from './http/path.ts';
import { readOnly } from './http/readOnly.ts';
import { errorReply, type RequestHandler, sendReply } from './http/reply.ts';

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
    const stored = await fetchObject(`${endpoint}/${bucket}${path}`, request.method);
    if (stored.statusCode === 200) return sendPhoto(request, response, stored);
    stored.resume();
    await sendReply(request, response, errorReply(stored.statusCode === 404 ? 'not_found' : 'internal'));
  });
}

function isPublic(path: string): boolean {
  // Without regard to case: the engine stores files, and some file systems take Incoming for incoming.
  return photoPath.test(path) && !path.toLowerCase().startsWith(`/${incomingPrefix}`);
}

async function fetchObject(url: string, method = 'GET'): Promise<IncomingMessage> {
  const request = send(url, { method, timeout: 10_000 });
  request.once('timeout', () => request.destroy(new Error('The photo store did not answer.')));
  request.end();
  const [stored] = (await once(request, 'response')) as [IncomingMessage];
  return stored;
}

async function sendPhoto(request: IncomingMessage, response: ServerResponse, stored: IncomingMessage): Promise<void> {
  const { etag, 'content-type': type, 'content-length': length, 'last-modified': modified } = stored.headers;
  const headers = { 'cache-control': stored.headers['cache-control'] ?? forEver, etag, 'last-modified': modified };
  if (etagMatches(request.headers['if-none-match'], etag)) {
    stored.destroy();
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': length });
  // A visitor who leaves halfway is no fault of ours.
  await pipeline(stored, response).catch(() => response.destroy());
}

/** Whether If-None-Match names this tag, compared weakly as RFC 9110 section 13.1.2 asks: `W/"a"` equals `"a"`. */
function etagMatches(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === '*' || opaque(tag) === opaque(etag));
}
