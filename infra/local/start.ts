import { securityHeaders } from '../securityHeaders.ts';
import { serveApi } from './gateway/serveApi.ts';
import { loadHandlers } from './handlers.ts';
import { openHouse } from './house.ts';
import { serveSite } from './site.ts';

await openHouse(async () => {
  const { routes, events } = await loadHandlers();
  return { api: serveApi(routes), events: () => events, page: serveSite('build/site'), securityHeaders };
});
