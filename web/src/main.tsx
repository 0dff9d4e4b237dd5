import './styles/main.css';
import { language } from 'virtual:sarai-language';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languages } from '../../shared/languages.ts';
import { App } from './App.tsx';
import { chooseTextOnPress } from './features/search/chooseTextOnPress.ts';
import { homePage } from './homePage.ts';
import { startLanguage } from './i18n/startLanguage.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const site = (
  <StrictMode>
    <BrowserRouter basename={languages[language].prefix}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

startLanguage();
// Only the home page is prerendered; every other page begins with an empty root.
if (root.hasChildNodes()) {
  await homePage.preload();
  hydrateRoot(root, site);
} else {
  // The home page's first script has done it.
  chooseTextOnPress();
  createRoot(root).render(site);
}
