import { watch } from 'node:fs';
import { createServer } from 'vite';
import { openApiDocument } from '../openapi/document.ts';
import { openApiPage } from '../openapi/page.ts';
import { serveApi } from './gateway/serveApi.ts';
import { jsonReply, type RequestHandler, sendReply } from './http.ts';
import { loadFunctions } from './loadFunctions.ts';
import { startLocalServer } from './startLocalServer.ts';

/** Long enough for an editor to finish writing all files of one change. */
const settleMilliseconds = 100;

await startLocalServer(async ({ server }) => {
  const vite = await createServer({ appType: 'spa', server: { middlewareMode: true, hmr: { server } } });
  let functions = await loadFunctions();
  let api = serveApi(functions.routes);
  onChange(['functions', 'shared'], async () => {
    functions = await loadFunctions();
    api = serveApi(functions.routes);
    console.log('The functions were reloaded.');
  });
  return {
    api: (request, response) => api(request, response),
    handle: (name, event) => functions.handle(name, event),
    page: apiDocument((request, response) => vite.middlewares(request, response)),
    stops: [() => vite.close()],
  };
});

function onChange(folders: string[], reload: () => Promise<void>): void {
  let settled: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      reload().catch((error: Error) => console.error(`The functions stay as they were: ${error.message}`));
    }, settleMilliseconds);
  };
  for (const folder of folders) watch(folder, { recursive: true }, later);
}

/**
 * Answers the addresses of the API's document, and hands all others on: the document of the contracts as they are while
 * they are written. A built site has it as files.
 */
function apiDocument(next: RequestHandler): RequestHandler {
  return (request, response) => {
    if (request.url === '/api-document.json') return sendReply(request, response, jsonReply(200, openApiDocument()));
    if (request.url !== '/api-document') return next(request, response);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return sendReply(request, response, { status: 200, headers, body: Buffer.from(openApiPage()) });
  };
}
