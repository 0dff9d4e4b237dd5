import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import compression from 'compression';

import { searchPath } from '../../shared/addresses/publicPaths.ts';
import { longestSearchParam } from '../../shared/addresses/searchAddress.ts';
import { photoFolder } from '../../shared/photos/photos.ts';
import { apiPath, languageOfResults, resultsQuery, roomOfPage } from '../site/edge.ts';

import { pathOf, type RequestHandler } from './http.ts';
import { redirectToLanguage } from './redirectToLanguage.ts';

/** The servers behind the distribution, which is CloudFront on AWS. */
export interface Origins {
  /** Sees `/api/*` without its prefix. */
  api: RequestHandler;
  /** Sees `/room-photos/*`. */
  photos: RequestHandler;
  /** Sees what browsers put into a bucket, on the path that S3 has for it. */
  uploads?: { path: string; take: RequestHandler };
  /** Whether pages of rooms and results are asked of the API, as where the site is built. */
  filledPages?: boolean;
  /** Sees every other address: the built site, or the development server of the page. */
  page: RequestHandler;
  /** Headers of every answer at a path. */
  securityHeaders?: (path: string) => Readonly<Record<string, string>>;
}

/** CloudFront compresses from so many bytes on. */
const compress = compression({ threshold: 1000 });

/** Sends each request to its origin, by the rules of the deployed distribution, and compresses the answer. */
export function serveDistribution(origins: Origins): RequestHandler {
  const headersAt = origins.securityHeaders ?? ((): Readonly<Record<string, string>> => ({}));
  return (request, response) => {
    for (const [name, value] of Object.entries(headersAt(pathOf(request.url)))) response.setHeader(name, value);
    compress(request, response, () => {});
    return behaviorFor(origins, request.url ?? '/')(request, response);
  };
}

/** The first that fits the path. */
function behaviorFor(origins: Origins, url: string): RequestHandler {
  if (url.startsWith('/api/')) return callApi(origins, apiPath(url));
  const { photos, uploads, page } = origins;
  if (uploads && url.startsWith(uploads.path)) return uploads.take;
  if (url.startsWith(`/${photoFolder}`)) return photos;
  const filled = origins.filledPages && (roomPageCall(url) ?? searchPageCall(url));
  if (!filled) return page;
  return (request, response) =>
    redirectToLanguage(request, response) ? undefined : callApi(origins, filled)(request, response);
}

function callApi({ api }: Origins, url: string): RequestHandler {
  return (request, response) => {
    request.url = url;
    const id = randomBytes(40).toString('base64url');
    response.setHeader('x-amz-cf-id', id);
    addHeaders(request, { 'cloudfront-viewer-address': viewerAddress(request), 'x-amz-cf-id': id });
    return api(request, response);
  };
}

/** The call that answers a room's page. */
function roomPageCall(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  // As the pattern of the distribution has it.
  if (!pathname.includes('/room-details/')) return undefined;
  const room = searchParams.get('room') ?? '';
  const { id, language } = roomOfPage(pathname);
  return `/room-pages/${id}?language=${language}${/^\d{1,6}$/.test(room) ? `&room=${room}` : ''}`;
}

/** The call that answers the results of a search. */
function searchPageCall(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== searchPath && pathname !== `/ur${searchPath}`) return undefined;
  const query = new URLSearchParams({ language: languageOfResults(pathname) });
  for (const name of resultsQuery) {
    const value = searchParams.get(name);
    if (value !== null && encodeURIComponent(value).length <= longestSearchParam) query.set(name, value);
  }
  return `/search-pages?${query}`;
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
