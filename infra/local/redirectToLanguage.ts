import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageInLanguage } from '../site/edge.ts';
import { pathOf } from './http.ts';

/** Sends who asks for a page in another language than the own to the own one, as the distribution does. @returns whether it did */
export function redirectToLanguage(request: IncomingMessage, response: ServerResponse): boolean {
  const path = pathOf(request.url);
  const { 'accept-language': liked, 'sec-fetch-site': cameFrom } = request.headers;
  const page = pageInLanguage(path, chosenIn(request), liked, String(cameFrom));
  if (page === undefined) return false;
  const location = `${page}${(request.url ?? '').slice(path.length)}`;
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
  return true;
}

/** The language that the reader's cookie names. */
function chosenIn({ headers }: IncomingMessage): string | undefined {
  return /(?:^|;\s*)language=([^;]*)/.exec(headers.cookie ?? '')?.[1];
}
