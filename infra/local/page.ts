import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withOrigin } from '../../shared/siteOrigin.ts';

const types = { html: 'text/html;charset=utf-8', xml: 'text/xml;charset=utf-8', txt: 'text/plain;charset=utf-8' };

/** The type of a file whose text names the site's origin; undefined for any other. */
export function pageType(file: string): string | undefined {
  const [, ending] = /\.(html|xml|txt)$/.exec(file) ?? [];
  return ending && types[ending as keyof typeof types];
}

/** Answers with a file of the built site at the address that the visitor knows it by. */
export function sendPage(request: IncomingMessage, response: ServerResponse, path: string): void {
  const text = withOrigin(readFileSync(path, 'utf8'), originOf(request));
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const headers = { 'content-type': pageType(path), 'cache-control': 'no-cache', etag };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** What visitors send as the host becomes a part of the page, so that it must look like one. */
function originOf({ headers: { host = '' } }: IncomingMessage): string {
  return `http://${/^[\w.-]+(:\d+)?$/.test(host) ? host : 'localhost'}`;
}
