import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { withOrigin } from '../../shared/siteOrigin.ts';
import { builtPages, siteFile } from '../site/edge.ts';
import { errorReply, pathOf, type RequestHandler, readOnly, sendReply } from './http.ts';
import { redirectToLanguage } from './redirectToLanguage.ts';

/**
 * Serves the built site as CloudFront does: from the file that the rule at the edge names, and with the deployment's two answers
 * for how long it may be kept: what the build puts under `assets` has a hash in its name, everything else is asked for anew.
 */
export function serveSite(folder: string): RequestHandler {
  const serve = sirv(folder, {
    // Looks at the folder on each request, so that a new build needs no restart.
    dev: true,
    etag: true,
    // No other file than the one asked for.
    extensions: [],
    setHeaders: (response, path) => {
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  return readOnly((request, response) => {
    const path = pathOf(request.url);
    const file = siteFile(path, builtPages);
    if (file.endsWith('.html') && redirectToLanguage(request, response)) return;
    const built = join(folder, file);
    // Under `assets` nothing names the origin, and the path is as somebody has sent it.
    if (!file.startsWith('/assets/') && pageType(file) && existsSync(built)) return sendPage(request, response, built);
    request.url = file;
    serve(request, response, () => sendReply(request, response, errorReply('not_found')));
  });
}

const types = { html: 'text/html;charset=utf-8', xml: 'text/xml;charset=utf-8', txt: 'text/plain;charset=utf-8' };

/** The type of a file whose text names the site's origin; undefined for any other. */
function pageType(file: string): string | undefined {
  const [, ending] = /\.(html|xml|txt)$/.exec(file) ?? [];
  return ending && types[ending as keyof typeof types];
}

/** Answers with a file of the built site at the address that the visitor knows it by. */
function sendPage(request: IncomingMessage, response: ServerResponse, path: string): void {
  const text = withOrigin(readFileSync(path, 'utf8'), originOf(request));
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const headers = { 'content-type': pageType(path), 'cache-control': 'no-cache', etag };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** The visitor's host becomes a part of the page, so that it must look like a host. */
function originOf({ headers: { host = '' } }: IncomingMessage): string {
  return `http://${/^[\w.-]+(:\d+)?$/.test(host) ? host : 'localhost'}`;
}
