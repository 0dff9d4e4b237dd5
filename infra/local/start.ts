import { securityHeaders } from '../securityHeaders.ts';
import { serveApi } from './gateway/serveApi.ts';
import { loadHandlers } from './handlers.ts';
import { openHouse } from './house.ts';
import { serveSite } from './site.ts';

await openHouse(async () => ({
  api: serveApi(await loadHandlers()),
  page: serveSite('build/site'),
  securityHeaders,
}));
