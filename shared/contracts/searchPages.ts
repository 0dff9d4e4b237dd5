import * as z from 'zod/mini';
import { longestSearchParam, type SearchParam, searchParams } from '../addresses/searchAddress.ts';
import { endpoint } from '../endpoint.ts';
import { languageKeys } from '../languages.ts';

/** The function at the edge passes no longer ones on. */
const typed = z.optional(z.string().check(z.maxLength(longestSearchParam)));

export const getSearchPage = endpoint({
  method: 'GET',
  path: '/search-pages',
  auth: 'public',
  summary:
    "The page of a search's results as HTML, with the rooms that are found: what the distribution answers at `/search`. The query is " +
    'that of the page, in which nothing is refused: what cannot be searched for is a page without rooms, and says so itself.',
  query: z.object({
    language: z._default(z.enum(languageKeys), 'en'),
    page: typed,
    ...(Object.fromEntries(searchParams.map((name) => [name, typed])) as Record<SearchParam, typeof typed>),
  }),
  response: z.object({ status: z.literal(200), html: z.string() }),
  html: true,
  cacheSeconds: 10,
});
