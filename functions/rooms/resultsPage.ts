import * as z from 'zod/mini';
import { readSearchAddress, type SearchParam } from '../../shared/addresses/searchAddress.ts';
import { searchQuery } from '../../shared/addresses/searchQuery.ts';
import { getRoomSearch } from '../../shared/contracts/search.ts';
import type { Input, Reply, Request } from '../../shared/endpoint.ts';
import { noIndex } from '../../shared/pageTemplates.ts';
import { pageSize } from '../../shared/rules/catalogue.ts';
import { drawnPage, type PageSite } from './drawnPage.ts';

/** A search as the site asks for it, and as it is asked for here. */
interface SearchPageRequest {
  request: Request<typeof getRoomSearch>;
  query: Input<typeof getRoomSearch>['query'];
}

type Results = Pick<SearchPageRequest, 'request'> & { found: Reply<typeof getRoomSearch> };

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

/** The query of a page of results. */
type Address = Partial<Record<SearchParam | 'page', string | undefined>>;

/**
 * The search that the site would ask for at an address; undefined where the site has to ask itself: for a later page, of which
 * it knows where it begins, for what the form sent without its script, which it reads in its own way, and for what is refused.
 */
export function searchPageRequest({ page, ...address }: Address): SearchPageRequest | undefined {
  if ((page ?? '1') !== '1' || address.classType !== undefined) return undefined;
  const params = { get: (name: string) => address[name as SearchParam] ?? null };
  const query = { ...searchQuery(readSearchAddress(params)), limit: pageSize.home };
  const request = { query } as unknown as Request<typeof getRoomSearch>;
  const { data } = getRoomSearch.query.safeParse(asTyped(query));
  return data && { request, query: data };
}

/** As it stands in an address: texts alone, and nothing for what is not given. */
function asTyped(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}
