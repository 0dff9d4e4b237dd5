import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import { photoFolder } from '../../shared/rules/photos.ts';
import { apiPath } from '../edge.ts';
import type { RequestHandler } from './http/reply.ts';

/** What answers behind the distribution, which is CloudFront on AWS. */
export interface Origins {
  /** Sees `/api/*` without its prefix. */
  api: RequestHandler;
  /** Sees `/room-photos/*`. */
  photos: RequestHandler;
  /** Sees what browsers put into a bucket, on the path that S3 has for it. */
  uploads?: { path: string; take: RequestHandler };
  /** Sees every other address: the built site, or the development server of the page. */
  page: RequestHandler;
  /** Sent with every answer. */
  securityHeaders?: Readonly<Record<string, string>>;
}

/** CloudFront compresses from so many bytes on. */
const compress = compression({ threshold: 1000 });

/** Sends each request to its origin, by the rules of the deployed distribution, and compresses the answer. */
export function serveDistribution(origins: Origins): RequestHandler {
  const { securityHeaders = {} } = origins;
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    compress(request, response, () => {});
    const url = request.url ?? '/';
    if (!url.startsWith('/api/')) return besidesApi(origins, url)(request, response);
    request.url = apiPath(url);
    const id = randomBytes(40).toString('base64url');
    response.setHeader('x-amz-cf-id', id);
    addHeaders(request, { 'cloudfront-viewer-address': viewerAddress(request), 'x-amz-cf-id': id });
    return origins.api(request, response);
  };
}

function besidesApi({ photos, uploads, page }: Origins, url: string): RequestHandler {
  if (uploads && url.startsWith(uploads.path)) return uploads.take;
  return url.startsWith(`/${photoFolder}`) ? photos : page;
}

/** A visitor's address and port. */
function viewerAddress({ socket }: IncomingMessage): string {
  return `${socket.remoteAddress}:${socket.remotePort}`;
}

/** CloudFront tells the functions who asks, and the id by which it knows the request, whatever the visitor claims. */
function addHeaders({ rawHeaders }: IncomingMessage, headers: Readonly<Record<string, string>>): void {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (Object.hasOwn(headers, rawHeaders[index]?.toLowerCase() ?? '')) rawHeaders.splice(index, 2);
  }
  rawHeaders.push(...Object.entries(headers).flat());
}
