import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { belowTheFold } from './features/home/deferredParts.ts';
import { homePage } from './homePage.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { paths } from './paths.ts';

/** The home page as it is before any answer of the API. The browser hydrates this. */
export async function prerenderHome(): Promise<string> {
  startLanguage();
  await Promise.all([homePage.preload(), belowTheFold.preload()]);
  return renderToString(
    <StaticRouter location={paths.home}>
      <App />
    </StaticRouter>,
  );
}
