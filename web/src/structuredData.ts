import { language } from 'virtual:sarai-language';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { unknownOrigin } from '../../shared/siteOrigin.ts';
import { placeOf } from './features/guides/placeOf.ts';
import { placeLines } from './features/guides/summaries.ts';
import { questions } from './features/home/questions.ts';
import { addressIn } from './i18n/addressIn.ts';
import { paths } from './paths.ts';

/** The data of a page for search engines, in the terms of schema.org. */
export function structuredData(path: string, title: string): object[] {
  if (path === paths.home) return [website()];
  const place = placeOf(path);
  if (place) {
    const about = {
      '@type': 'TouristDestination',
      name: title,
      description: i18n._(placeLines[place]),
      url: url(path),
    };
    return [crumbs([paths.destinations, t`Destinations`], [path, title]), about].map(inContext);
  }
  return [crumbs([path, title]), ...(path === paths.faqs ? [questionPage()] : [])].map(inContext);
}

function inContext(data: object): object {
  return { '@context': 'https://schema.org', ...data };
}

function website(): object {
  return inContext({
    '@type': 'WebSite',
    name: 'Sarai',
    alternateName: 'سرائے',
    url: url(paths.home),
    inLanguage: language,
  });
}

/** The way to a page, from the home page on. */
function crumbs(...way: readonly (readonly [path: string, name: string])[]): object {
  const itemListElement = [[paths.home, t`Home`] as const, ...way].map(([path, name], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url(path),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function questionPage(): object {
  const mainEntity = questions.map(([question, answer]) => ({
    '@type': 'Question',
    name: i18n._(question),
    acceptedAnswer: { '@type': 'Answer', text: i18n._(answer) },
  }));
  return { '@type': 'FAQPage', mainEntity };
}

function url(pathname: string): string {
  return unknownOrigin + addressIn(language, { pathname });
}
