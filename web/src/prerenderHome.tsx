import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { startLanguage } from './i18n/startLanguage.ts';
import { paths } from './paths.ts';
import type { Place } from './router/place.ts';
import { Router } from './router/Router.tsx';
import { homePage } from './routes.tsx';

const start: Place = { pathname: paths.home, search: '', hash: '', state: null, arrivedBy: 'browser' };

/** The home page as it stands before any answer of the API: what the browser then hydrates. */
export async function prerenderHome(): Promise<string> {
  startLanguage();
  await homePage.preload();
  return renderToString(
    <Router start={start}>
      <App />
    </Router>,
  );
}
