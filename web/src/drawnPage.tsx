import { language } from 'virtual:sarai-language';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languages } from '../../shared/languages.ts';
import type { DrawnPage } from '../../shared/pageTemplates.ts';
import { App } from './App.tsx';

const { prefix } = languages[language];

/** The site at an address, as HTML, with what its head holds. */
export function drawnSite(address: string, head: (html: string) => string): DrawnPage {
  const drawn = renderToString(
    <StaticRouter location={prefix + address} basename={prefix}>
      <App />
    </StaticRouter>,
  );
  // React leaves out what throws, and says no more.
  if (/<main[^>]*><!--\$!-->/.test(drawn)) throw new Error('The page was not drawn.');
  // React puts what it wants loaded early before the page itself.
  const [early = ''] = drawn.match(/^(?:<link[^>]*>)*/) ?? [];
  const html = drawn.slice(early.length);
  return { address, html, head: early.replaceAll('>', '>\n') + head(html) };
}

/** The sentence below a page's headline; undefined where there is none. */
export function textBelowTitle(html: string): string | undefined {
  const [, sentence] = html.match(/<h1[^>]*>.*?<\/h1>\s*<p[^>]*>(.*?)<\/p>/s) ?? [];
  return sentence && withoutEntities(sentence.replace(/<[^>]*>/g, ''));
}

/** A text as it was before it became HTML, of which React escapes five characters. */
function withoutEntities(html: string): string {
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return html.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => characters[entity] ?? entity);
}
