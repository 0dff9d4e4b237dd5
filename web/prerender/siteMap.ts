import { framedPaths, readablePaths } from '../../shared/addresses/publicPaths.ts';
import { type Language, languageKeys, languages } from '../../shared/languages.ts';
import { unknownOrigin } from '../../shared/siteOrigin.ts';

/** The map of the site for search engines: its public pages, each in every language, and where the others are. */
export function siteMap(): string {
  const pages = ['/', ...readablePaths, ...framedPaths].flatMap((path) =>
    languageKeys.map((language) => entry(path, addressOf(language, path))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('')}</urlset>
`;
}

function entry(path: string, address: string): string {
  const alternates = languageKeys.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(language, path)}"/>`,
  );
  return `<url><loc>${address}</loc>${alternates.join('')}</url>\n`;
}

function addressOf(language: Language, path: string): string {
  const { prefix } = languages[language];
  return unknownOrigin + prefix + (path === '/' && prefix !== '' ? '' : path);
}
