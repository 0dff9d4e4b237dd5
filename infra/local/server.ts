import type { IncomingMessage } from 'node:http';
import { apiPath } from '../edge.ts';
import type { RequestHandler } from './http/reply.ts';

export interface House {
  /** Sees `/api/*` without its prefix. */
  api: RequestHandler;
  /** Sees `/room-photos/*`. */
  photos: RequestHandler;
  /** Sees every other address: the built site, or the development server of the page. */
  page: RequestHandler;
  /** Sent with every answer. */
  securityHeaders?: Readonly<Record<string, string>>;
}

/** Parts requests as the distribution in front of the deployed house does. */
export function serveHouse({ api, photos, page, securityHeaders = {} }: House): RequestHandler {
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const url = request.url ?? '/';
    if (url.startsWith('/api/')) {
      request.url = apiPath(url);
      sayWhoAsks(request);
      return api(request, response);
    }
    return url.startsWith('/room-photos/') ? photos(request, response) : page(request, response);
  };
}

/** CloudFront tells the functions a visitor's address and port, whatever the visitor claims. */
function sayWhoAsks({ rawHeaders, socket }: IncomingMessage): void {
  const name = 'cloudfront-viewer-address';
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === name) rawHeaders.splice(index, 2);
  }
  rawHeaders.push(name, `${socket.remoteAddress}:${socket.remotePort}`);
}
