import { buildSite, isBuilt } from '../site/buildSite.ts';
import { contentSecurityPolicy, securityHeaders } from '../site/securityHeaders.ts';
import { styleHashes } from '../site/styleHashes.ts';
import { serveApi } from './gateway/serveApi.ts';
import { loadFunctions } from './loadFunctions.ts';
import { serveSite } from './site.ts';
import { startLocalServer } from './startLocalServer.ts';

const site = 'build/site';

await startLocalServer(async () => {
  if (!isBuilt()) await buildSite();
  const { routes, handle } = await loadFunctions();
  const headers = {
    ...securityHeaders,
    'content-security-policy': contentSecurityPolicy({ styles: styleHashes(site) }),
  };
  return { api: serveApi(routes), handle, page: serveSite(site), filledPages: true, securityHeaders: headers };
});
