import { type BroughtAnswer, type DrawnPage, fillTemplate, type PageRenderer } from '../../shared/pageTemplates.ts';
import { withOrigin } from '../../shared/siteOrigin.ts';
import { describeError, log } from '../runtime/log.ts';

/** A template of the site and what draws into it; neither is there where no site has been built. */
export interface PageSite {
  template: string | undefined;
  renderer: PageRenderer | undefined;
  /** The site's own, where it lasts. */
  origin: string | undefined;
}

interface PageContent {
  /** Of the page, without the prefix of a language. */
  address: string;
  brought?: BroughtAnswer;
  /** Lines of the head beside those of the page. */
  lines?: string;
}

const bare =
  '<!doctype html><html><head><meta charset="utf-8"><!--head--></head><body><!--page--><!--data--></body></html>';

/** A page of the site as HTML, and the API's answer, from which the site begins without waiting. */
export function drawnPage(
  { template = bare, renderer, origin }: PageSite,
  { address, brought, lines = '' }: PageContent,
): string {
  const drawn = draw(renderer, address, brought);
  const page = { ...drawn, head: withOrigin(`${drawn.head}${lines}`, origin) };
  const data = brought && dataElement('type="application/json" id="answer"', brought);
  return fillTemplate(withOrigin(template, origin), page, data);
}

/** A page that cannot be drawn is left to the site, which takes over at its own address alone. */
function draw(renderer: PageRenderer | undefined, address: string, brought: BroughtAnswer | undefined): DrawnPage {
  const empty = { address: '', html: '', head: '<title>Sarai</title>\n' };
  try {
    return renderer?.drawPage(address, brought) ?? empty;
  } catch (error) {
    log('error', { what: 'page not drawn', ...describeError(error) });
    return empty;
  }
}

/** Data for an element that is no script: nothing in it ends the element. */
export function dataElement(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
