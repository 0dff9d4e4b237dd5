import { language } from 'virtual:sarai-language';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languages } from '../../shared/languages.ts';
import type { DrawnPage } from '../../shared/pageTemplates.ts';
import { unknownOrigin } from '../../shared/siteOrigin.ts';
import { Layout } from './components/Layout.tsx';
import { PageSkeleton } from './components/Skeleton.tsx';
import { rendered } from './components/useDocumentTitle.ts';
import { drawnSite, textBelowTitle } from './drawnPage.tsx';
import { placeOf } from './features/guides/placeOf.ts';
import { placeLines } from './features/guides/summaries.ts';
import { belowTheFold } from './features/home/deferredParts.ts';
import { questions } from './features/home/questions.ts';
import { Navigation } from './features/navigation/Navigation.tsx';
import { headOf, type PreviewPicture, pictureLines } from './head.ts';
import { addressIn } from './i18n/addressIn.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { preloadPage } from './otherPages.ts';
import { paths } from './paths.ts';

export { pictureLines };

startLanguage();

const { prefix } = languages[language];

/**
 * A page of the site as it is before any answer of the API. The browser hydrates this.
 * @param description of a page that has no sentence below its headline
 */
export async function prerenderPage(path: string, picture: PreviewPicture, description: string): Promise<DrawnPage> {
  await Promise.all([preloadPage(path), path === paths.home && belowTheFold.preload()]);
  return drawnSite(path, (html) => {
    const { title } = rendered;
    const data = structuredData(path, title);
    return headOf({
      ...{ path, title: t`${title} · Sarai` },
      ...{ description: textBelowTitle(html) ?? description, picture, data },
    });
  });
}

/** Header and footer around the place of a page that is not known, or belongs to somebody. */
export function prerenderFrame(): string {
  return renderToString(
    <StaticRouter location={prefix || paths.home} basename={prefix}>
      <I18nProvider i18n={i18n}>
        <Layout navigation={<Navigation />}>
          <PageSkeleton />
        </Layout>
      </I18nProvider>
    </StaticRouter>,
  );
}

/** The data of a page for search engines, in the terms of schema.org. */
function structuredData(path: string, title: string): object[] {
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
