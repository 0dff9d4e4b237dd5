import './styles/main.css';
import { language } from 'virtual:sarai-language';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languages } from '../../shared/languages.ts';
import { App } from './App.tsx';
import { hydratedEvent } from './components/holdPresses.ts';
import { showAll } from './components/showAll.ts';
import { chooseTextOnPress } from './features/search/chooseTextOnPress.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { switchLanguage } from './i18n/switchLanguage.ts';
import { nextPageEvent } from './offline/nextPage.ts';
import { whenIdle } from './offline/whenIdle.ts';
import { preloadPage } from './otherPages.ts';
import { paths } from './paths.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No #root.');

const { prefix } = languages[language];
const path = location.pathname.slice(prefix.length) || paths.home;
const prerendered = root.dataset.page;

const site = (
  <StrictMode>
    <BrowserRouter basename={prefix}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

addEventListener(nextPageEvent, (event) => {
  // What does not load now is loaded when the page is opened.
  whenIdle(() => void preloadPage((event as CustomEvent<string>).detail).catch(() => {}));
});

startLanguage();
if (prerendered === undefined) {
  // Without it the page stays in the letters of the machine.
  import('./fonts/loadSiteFont.ts').then(({ loadSiteFont }) => loadSiteFont()).catch(() => {});
  switchLanguage();
}
// The home page's first script has done it.
if (prerendered !== paths.home) chooseTextOnPress();
// What cannot be loaded is said in the place of the page.
await preloadPage(path).catch(() => {});
// What stands there was made for the bare address; for any other it stays on show until the page is there in one step.
// As a transition, React works in slices of some milliseconds, between which a slow phone answers its reader.
startTransition(() => {
  if (prerendered === path && (path === paths.home || location.search === '')) hydrateRoot(root, site);
  else createRoot(root).render(site);
});

addEventListener(hydratedEvent, () => showAll(root), { once: true });

// A page comes before the worker that keeps it. In development there is none.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenIdle(() => void import('./offline/startWorker.ts').then(({ startWorker }) => startWorker()).catch(() => {}));
}
