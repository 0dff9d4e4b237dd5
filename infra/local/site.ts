import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { pageInLanguage, siteFile } from '../edge.ts';
import { pathOf } from './http/path.ts';
import { readOnly } from './http/readOnly.ts';
import { errorReply, type RequestHandler, sendReply } from './http/reply.ts';

/**
 * Serves the built site as CloudFront does: from the file that the rule at the edge names, and with the deployment's two answers for how long it may be kept: what the build puts
 * under `assets` has a hash in its name, everything else is asked for anew.
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
    const file = siteFile(path);
    const page = file.endsWith('.html')
      ? pageInLanguage(path, chosenIn(request), request.headers['accept-language'])
      : undefined;
    if (page !== undefined) return redirect(response, `${page}${(request.url ?? '').slice(path.length)}`);
    request.url = file;
    serve(request, response, () => sendReply(request, response, errorReply('not_found')));
  });
}

/** The language that the reader's cookie names. */
function chosenIn({ headers }: IncomingMessage): string | undefined {
  return /(?:^|;\s*)language=([^;]*)/.exec(headers.cookie ?? '')?.[1];
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}
