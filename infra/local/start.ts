import { securityHeaders } from '../securityHeaders.ts';
import { compressSite } from './compressSite.ts';
import { serveApi } from './gateway/serveApi.ts';
import { loadFunctions } from './loadFunctions.ts';
import { serveSite } from './site.ts';
import { startLocalServer } from './startLocalServer.ts';

const site = 'build/site';

await startLocalServer(async () => {
  const [{ routes, handle }] = await Promise.all([loadFunctions(), compressSite(site)]);
  return { api: serveApi(routes), handle, page: serveSite(site), securityHeaders };
});
