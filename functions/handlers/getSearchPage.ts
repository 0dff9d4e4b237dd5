import { searchPath } from '../../shared/addresses/publicPaths.ts';
import { getSearchPage } from '../../shared/contracts/searchPages.ts';
import { pageTemplates } from '../rooms/pageTemplates.ts';
import { resultsPage, searchPageRequest } from '../rooms/resultsPage.ts';
import { implement } from '../runtime/implement.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';
import { findPage, searchPorts } from '../search/foundPage.ts';

export const handler = implement(
  getSearchPage,
  { ...searchPorts, templates: pageTemplates },
  async ({ query: { language, ...address } }, { templates, ...ports }) => {
    const asked = searchPageRequest(address);
    const [found, template, renderer] = await Promise.all([
      // Where the search is refused, the page asks again by itself, and says why.
      asked && unlessRefused(findPage(asked.query, ports)),
      templates.read('results', language),
      templates.renderer(language),
    ]);
    const site = { template, renderer, origin: templates.origin };
    const results = asked && found && { request: asked.request, found };
    return { status: 200 as const, html: resultsPage(site, addressOf(address), results) };
  },
);

/** The address of the page, of which nothing is left out that was given. */
function addressOf(address: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) if (value !== undefined) query.set(name, value);
  return `${searchPath}?${query}`;
}
