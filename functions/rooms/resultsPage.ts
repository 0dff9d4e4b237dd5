import * as z from 'zod/mini';
import { getRoomSearch } from '../../shared/contracts/search.ts';
import type { Reply, Request } from '../../shared/endpoint.ts';
import { noIndex } from '../../shared/pageTemplates.ts';
import { drawnPage, type PageSite } from './drawnPage.ts';

interface Results {
  /** As the site asks for them. */
  request: Request<typeof getRoomSearch>;
  found: Reply<typeof getRoomSearch>;
}

/**
 * The results of a search with their rooms and totals; without results the page as it is while the site asks. The page of a place can
 * be found by search engines; wishes beside the place keep it from them.
 */
export function resultsPage(site: PageSite, address: string, results?: Results): string {
  if (!results) return drawnPage(site, { address, lines: noIndex });
  const { request, found } = results;
  const { location: _, limit: __, ...wishes } = request.query;
  const isOfPlace = Object.values(wishes).every((wish) => wish === undefined);
  // As everywhere, nothing leaves that the contract does not name.
  const brought = { operation: 'getRoomSearch', request, answer: z.parse(getRoomSearch.response, found) };
  return drawnPage(site, { address, brought, ...(!isOfPlace && { lines: noIndex }) });
}
