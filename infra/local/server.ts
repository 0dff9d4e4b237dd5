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
      return api(request, response);
    }
    return url.startsWith('/room-photos/') ? photos(request, response) : page(request, response);
  };
}
