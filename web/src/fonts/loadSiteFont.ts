import { language } from 'virtual:sarai-language';
import fraunces from './fraunces.woff2';
import { loadFont } from './loadFont.ts';
import nastaliq from './nastaliq.woff2';
import { siteFonts } from './siteFonts.ts';

/** Brings the font of the site's language onto a page whose first script does not. */
export function loadSiteFont(): void {
  loadFont(siteFonts[language], { en: fraunces, ur: nastaliq }[language]);
}
