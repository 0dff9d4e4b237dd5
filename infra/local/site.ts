import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { builtPages, siteFile } from '../edge.ts';
import { pathOf } from './http/path.ts';
import { readOnly } from './http/readOnly.ts';
import { errorReply, type RequestHandler, sendReply } from './http/reply.ts';
import { pageType, sendPage } from './page.ts';
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
