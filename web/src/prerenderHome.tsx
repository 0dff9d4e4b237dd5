import { language } from 'virtual:sarai-language';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languages } from '../../shared/languages.ts';
import { App } from './App.tsx';
import { belowTheFold } from './features/home/deferredParts.ts';
import { homePage } from './homePage.ts';
import { startLanguage } from './i18n/startLanguage.ts';

/** The home page as it is before any answer of the API. The browser hydrates this. */
export async function prerenderHome(): Promise<string> {
  startLanguage();
  const { prefix } = languages[language];
  await Promise.all([homePage.preload(), belowTheFold.preload()]);
  return renderToString(
    <StaticRouter location={`${prefix}/`} basename={prefix}>
      <App />
    </StaticRouter>,
  );
}
