import { type Language, languageKeys, languages } from '../../shared/languages.ts';
import { unknownOrigin } from '../../shared/siteOrigin.ts';

export interface PageHead {
  language: Language;
  path: string;
  title: string;
  description: string;
  /** The picture that previews show: its path and pixels. */
  picture: { path: string; width: number; height: number };
  data: readonly object[];
}

/**
 * What search engines and previews read of a page, a line each: a stage without an address that lasts leaves out the lines with
 * addresses.
 */
export function headOf(page: PageHead): string {
  const { title, description, picture, data, language, path } = page;
  const lines = [
    `<link rel="canonical" href="${addressOf(language, path)}">`,
    ...languageKeys.map((key) => `<link rel="alternate" hreflang="${key}" href="${addressOf(key, path)}">`),
    `<link rel="alternate" hreflang="x-default" href="${addressOf('en', path)}">`,
    ...properties({
      'og:site_name': 'Sarai',
      'og:type': 'website',
      'og:locale': { en: 'en_GB', ur: 'ur_PK' }[language],
      'og:title': title,
      'og:description': description,
      'og:url': addressOf(language, path),
      'og:image': unknownOrigin + picture.path,
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
    }),
    '<meta name="twitter:card" content="summary_large_image">',
    ...data.map((each) => `<script type="application/ld+json">${scriptText(each)}</script>`),
  ];
  return lines.map((line) => `    ${line}\n`).join('');
}

function properties(values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`);
}

/** The whole address of a page in a language. */
export function addressOf(language: Language, path: string): string {
  const { prefix } = languages[language];
  return unknownOrigin + prefix + (path === '/' && prefix !== '' ? '' : path);
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON that cannot end the element around it. */
function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
