import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { siteFile } from '../edge.ts';
import { rememberCompressed } from './http/compress.ts';
import { etagMatches } from './http/etag.ts';
import { decodedPathOf } from './http/path.ts';
import { readOnly } from './http/readOnly.ts';
import { errorReply, type HttpReply, type RequestHandler, sendReply } from './http/reply.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

interface SiteFile {
  modified: number;
  etag: string;
  body: Buffer;
}

/** Serves the built site as CloudFront does, from the file that the rule at the edge names. */
export function serveSite(folder: string): RequestHandler {
  const root = resolve(folder);
  const kept = new Map<string, SiteFile>();
  return readOnly(async (request, response) => {
    const path = decodedPathOf(request.url);
    const name = path === undefined ? undefined : siteFile(path);
    const file = name && (await load(kept, root, name));
    const reply = file ? fileReply(name, file, request.headers['if-none-match']) : errorReply('not_found');
    await sendReply(request, response, reply);
  });
}

async function load(kept: Map<string, SiteFile>, root: string, name: string): Promise<SiteFile | undefined> {
  const path = resolve(join(root, name));
  if (!path.startsWith(root + sep) || name.includes('\0')) return undefined;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const known = kept.get(path);
  if (known?.modified === found.mtimeMs) return known;
  const body = await readFile(path);
  const file = { modified: found.mtimeMs, etag: etagOf(body), body };
  await takePrecompressed(path, body);
  kept.set(path, file);
  return file;
}

/** Weak, for the same file is sent in several encodings. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

async function takePrecompressed(path: string, body: Buffer): Promise<void> {
  for (const [ending, encoding] of [
    ['.br', 'br'],
    ['.gz', 'gzip'],
  ] as const) {
    const encoded = await readFile(path + ending).catch(() => undefined);
    if (encoded) rememberCompressed(body, encoding, encoded);
  }
}

function fileReply(name: string, { etag, body }: SiteFile, ifNoneMatch: string | undefined): HttpReply {
  const headers = {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'cache-control': cacheControl(name),
    etag,
  };
  return etagMatches(ifNoneMatch, etag)
    ? { status: 304, headers, body: Buffer.alloc(0) }
    : { status: 200, headers, body };
}

/** The same two answers that the deployment gives: the build puts what has a hash in its name under assets. */
function cacheControl(name: string): string {
  return name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
