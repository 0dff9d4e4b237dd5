import { getSearchPage } from '../../shared/contracts/searchPages.ts';
import { Failure } from '../../shared/errors.ts';
import { findPage, searchPorts } from '../bookings/foundPage.ts';
import { pageTemplates } from '../rooms/pageTemplates.ts';
import { resultsPage, waitingPage } from '../rooms/resultsPage.ts';
import { askedByAddress } from '../rooms/searchOfPage.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getSearchPage,
  { ...searchPorts, templates: pageTemplates },
  async ({ query: { language, ...address } }, { templates, ...ports }) => {
    const asked = askedByAddress(address);
    const found = asked && (await orRefused(findPage(asked.query, ports)));
    const [filled, waiting] = await Promise.all([
      templates.read('results', language),
      templates.read('search', language),
    ]);
    if (!found) return { status: 200 as const, html: waitingPage(waiting) };
    return {
      status: 200 as const,
      html: resultsPage({ filled, waiting }, { request: asked.request, found, origin: templates.origin }),
    };
  },
);

/** Undefined where the search is refused: the page asks again by itself, and says why. */
function orRefused<T>(finding: Promise<T>): Promise<T | undefined> {
  return finding.catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
}
