import './styles/main.css';
import { language } from 'virtual:sarai-language';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languages } from '../../shared/languages.ts';
import { App } from './App.tsx';
import { answersEvent } from './components/earlyPresses.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { nextPageEvent } from './offline/nextPage.ts';
import { preloadPage } from './otherPages.ts';
import { paths } from './paths.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No #root.');

const { prefix } = languages[language];
const path = location.pathname.slice(prefix.length) || paths.home;
const prerendered = root.dataset.page;

/** The query may be spelt in another way. Nothing of the home page depends on it. */
function isDrawnForHere(): boolean {
  const [drawn, query] = prerendered?.split('?') ?? [];
  if (drawn !== path) return false;
  const sorted = (search: string) => [...new URLSearchParams(search)].sort().join('&');
  return path === paths.home || sorted(query ?? '') === sorted(location.search);
}

/** A page that has loaded may still load its parts for so long. */
const settleMs = 1500;

/** A phone that is never at rest is asked all the same. */
const restMs = 3000;

const site = (
  <StrictMode>
    <BrowserRouter basename={prefix}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

addEventListener(nextPageEvent, (event) => {
  // A chunk that fails to load now is loaded when the page is opened.
  whenIdle(() => void preloadPage((event as CustomEvent<string>).detail).catch(() => {}));
});

startLanguage();
if (prerendered === undefined) {
  // Without it the page stays in the letters of the machine.
  import('./fonts/loadSiteFont.ts').then(({ loadSiteFont }) => loadSiteFont()).catch(() => {});
}
// A page that cannot be loaded has an error in its place.
await preloadPage(path).catch(() => {});
// The prerendered page is that of one address; at any other it stays until the page replaces it in one step.
// As a transition, React works in slices of some milliseconds, between which a slow phone answers its reader.
startTransition(() => {
  if (isDrawnForHere()) hydrateRoot(root, site);
  else createRoot(root).render(site);
});

addEventListener(answersEvent, () => showAll(root), { once: true });

// A page comes before the worker that keeps it. In development there is none.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenIdle(() => void import('./offline/startWorker.ts').then(({ startWorker }) => startWorker()).catch(() => {}));
}

/**
 * Lays out what the first look of a prerendered page left out, part by part: at once it would hold a slow phone up. From then on each
 * place is where it will stay, for whoever goes back to it.
 */
function showAll(root: HTMLElement): void {
  const part = root.querySelector<HTMLElement>('.below-fold:not([data-shown])');
  if (!part) return void delete root.dataset.page;
  part.dataset.shown = '';
  requestAnimationFrame(() => setTimeout(showAll, 0, root));
}

/** Calls once the page has loaded and nothing seems to be under way any more. */
function whenIdle(call: () => void): void {
  const settle = () => setTimeout(atRest, settleMs, call);
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle);
}

/** Not all browsers of today tell when they are idle. */
function atRest(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: restMs });
  else call();
}
