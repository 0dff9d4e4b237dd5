import { language } from 'virtual:sarai-language';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languages } from '../../shared/languages.ts';
import type { DrawnPage } from '../../shared/pageTemplates.ts';
import { Layout } from './components/Layout.tsx';
import { PageSkeleton } from './components/Skeleton.tsx';
import { rendered } from './components/useDocumentTitle.ts';
import { drawnSite, textBelowTitle } from './drawnPage.tsx';
import { belowTheFold } from './features/home/deferredParts.ts';
import { Navigation } from './features/navigation/Navigation.tsx';
import { headOf, type PreviewPicture, pictureLines } from './head.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { preloadPage } from './otherPages.ts';
import { paths } from './paths.ts';
import { structuredData } from './structuredData.ts';

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
