import { securityHeaders } from '../securityHeaders.ts';
import { serveApi } from './gateway/serveApi.ts';
import { loadFunctions } from './loadFunctions.ts';
import { serveSite } from './site.ts';
import { startLocalServer } from './startLocalServer.ts';

const site = 'build/site';

await startLocalServer(async () => {
  const { routes, handle } = await loadFunctions();
  return { api: serveApi(routes), handle, page: serveSite(site), securityHeaders };
});
