import { watch } from 'node:fs';
import { createServer } from 'vite';
import { apiDocument } from './apiDocument.ts';
import { serveApi } from './gateway/serveApi.ts';
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
