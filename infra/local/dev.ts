import { watch } from 'node:fs';
import { createServer } from 'vite';
import { serveApi } from './gateway/serveApi.ts';
import { loadHandlers } from './handlers.ts';
import { openHouse } from './house.ts';

/** Long enough for an editor to finish writing all files of one change. */
const settleMilliseconds = 100;

await openHouse(async (door) => {
  const vite = await createServer({ appType: 'spa', server: { middlewareMode: true, hmr: { server: door.server } } });
  let handlers = await loadHandlers();
  let api = serveApi(handlers.routes);
  onChange(['functions', 'shared'], async () => {
    handlers = await loadHandlers();
    api = serveApi(handlers.routes);
    console.log('The functions were reloaded.');
  });
  return {
    api: (request, response) => api(request, response),
    events: () => handlers.events,
    page: (request, response) => vite.middlewares(request, response),
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
