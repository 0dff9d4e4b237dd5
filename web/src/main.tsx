import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startLanguage } from './i18n/startLanguage.ts';
import { Router } from './router/Router.tsx';
import { homePage } from './routes.tsx';
import { readStored } from './storage.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const site = (
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>
);

startLanguage(readStored('language'));
// Only the home page arrives prerendered; the shell of every other page is empty.
if (root.hasChildNodes()) {
  await homePage.preload();
  hydrateRoot(root, site);
} else {
  createRoot(root).render(site);
}
