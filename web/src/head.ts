import { language } from 'virtual:sarai-language';
import { escapeHtml } from '../../shared/html.ts';
import { languageKeys } from '../../shared/languages.ts';
import { unknownOrigin } from '../../shared/siteOrigin.ts';
import { addressIn } from './i18n/addressIn.ts';

/** A picture that previews show: its path and pixels. */
export interface PreviewPicture {
  path: string;
  width: number;
  height: number;
}

interface PageHead {
  /** Path of the page, with the query that is part of its address. */
  path: string;
  title: string;
  description: string;
  picture?: PreviewPicture | undefined;
  data: readonly object[];
}

/**
 * Lines of the head that search engines and previews read: a stage without an address that lasts leaves out the lines with
 * addresses.
 */
export function headOf({ title, description, picture, data, path }: PageHead): string {
  const address = (key: keyof typeof locales) => escaped(unknownOrigin + addressIn(key, { pathname: path }));
  const lines = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${address(language)}">`,
    ...languageKeys.map((key) => `<link rel="alternate" hreflang="${key}" href="${address(key)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
    ...properties({
      'og:site_name': 'Sarai',
      'og:type': 'website',
      'og:locale': locales[language],
      'og:title': title,
      'og:description': description,
    }),
    `<meta property="og:url" content="${address(language)}">`,
    ...(picture ? [pictureLines(picture)] : []),
    '<meta name="twitter:card" content="summary_large_image">',
    ...data.map((each) => `<script type="application/ld+json">${scriptText(each)}</script>`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

const locales = { en: 'en_GB', ur: 'ur_PK' } as const;

/** The lines of a preview's picture. */
export function pictureLines({ path, width, height }: PreviewPicture): string {
  return properties({
    'og:image': unknownOrigin + path,
    'og:image:width': String(width),
    'og:image:height': String(height),
  }).join('\n');
}

function properties(values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`);
}

/** Owners write titles and descriptions: a line stays a line. */
function escaped(text: string): string {
  return escapeHtml(text.replace(/\s+/g, ' '));
}

/** JSON that cannot end the element around it. */
function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
