import { language } from 'virtual:sarai-language';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languages } from '../../shared/languages.ts';
import { placeNamesElement, roomPagePath, slot } from '../../shared/rules/pageTemplates.ts';
import { App } from './App.tsx';
import { Layout } from './components/Layout.tsx';
import { PageSkeleton } from './components/Skeleton.tsx';
import { rendered } from './components/useDocumentTitle.ts';
import { Navigation } from './features/accounts/Navigation.tsx';
import { belowTheFold } from './features/home/deferredParts.ts';
import { RoomPageTemplate } from './features/rooms/details/RoomPageTemplate.tsx';
import { ResultsTemplate } from './features/search/ResultsTemplate.tsx';
import { SearchSkeleton } from './features/search/SearchSkeleton.tsx';
import { startLanguage } from './i18n/startLanguage.ts';
import { preloadPage } from './otherPages.ts';
import { paths } from './paths.ts';
import { structuredData } from './structuredData.ts';
import { placesInWords } from './words/places.ts';

const { prefix } = languages[language];

/** A page as HTML, with what its head says. */
export interface RenderedPage {
  html: string;
  title: string;
  /** What search engines read of it, each an object of schema.org. */
  data: readonly object[];
}

/** A page of the site as it is before any answer of the API. The browser hydrates this. */
export async function prerenderPage(path: string): Promise<RenderedPage> {
  startLanguage();
  await Promise.all([preloadPage(path), path === paths.home && belowTheFold.preload()]);
  const html = at(path, <App />);
  const { title } = rendered;
  return { html, title: t`${title} · Sarai`, data: structuredData(path, title) };
}

/** Header and footer around the place of a page that is not known, or belongs to somebody. */
export function prerenderFrame(): string {
  return framed(paths.home, <PageSkeleton />);
}

/** Header and footer around the results of a search that is not known. */
export function prerenderSearch(): string {
  return framed(paths.search, <SearchSkeleton />);
}

/** The page of any room, with slots for its words, and what is said of it where it is linked to. */
export function prerenderRoom(): RenderedPage & { description: string } {
  const [place, about] = [slot('place'), slot('about')];
  const price = slot('price');
  const page = template(roomPagePath, <RoomPageTemplate />);
  return { ...page, description: [place, t`PKR ${price} a night`, about].join(' · ') };
}

/** The results of any search, with slots for the rooms that are found. */
export function prerenderResults(): RenderedPage {
  return template(paths.search, <ResultsTemplate />);
}

function template(path: string, page: ReactNode): RenderedPage {
  const html = framed(path, page);
  const { title } = rendered;
  return { html: html + placeNamesElement(placesInWords()), title: t`${title} · Sarai`, data: [] };
}

function framed(path: string, page: ReactNode): string {
  startLanguage();
  return at(
    path,
    <I18nProvider i18n={i18n}>
      <Layout navigation={<Navigation />}>{page}</Layout>
    </I18nProvider>,
  );
}

function at(path: string, site: ReactNode): string {
  return renderToString(
    <StaticRouter location={prefix + path} basename={prefix}>
      {site}
    </StaticRouter>,
  );
}
