import { buildSite, isBuilt } from '../site/buildSite.ts';
import { headersAt } from '../site/securityHeaders.ts';
import { serveApi } from './gateway/serveApi.ts';
import { loadFunctions } from './loadFunctions.ts';
import { serveSite } from './site.ts';
import { startLocalServer } from './startLocalServer.ts';

const site = 'build/site';

await startLocalServer(async () => {
  if (!isBuilt()) await buildSite();
  const { routes, handle } = await loadFunctions();
  return { api: serveApi(routes), handle, page: serveSite(site), filledPages: true, securityHeaders: headersAt };
});
