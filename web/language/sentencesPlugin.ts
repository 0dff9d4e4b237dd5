import type { Plugin } from 'vite';
import { type Language, languages } from '../../shared/languages.ts';
import { pageWords, sharedSentences } from '../sentences.ts';
import type { Translate } from './linguiMacros.ts';

/**
 * Gives the site the language that it is built for, and in it the sentences of `shared/`, whose English is their key; and
 * writes both into the page: its language, its direction, and what search engines show of it.
 */
export function sentencesPlugin(language: Language, translate: Translate): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:sarai-language': () => `export const language = ${JSON.stringify(language)};`,
    'virtual:sarai-sentences': () =>
      `export const sentences = ${JSON.stringify(language === 'en' ? {} : sentencesIn(translate))};`,
  };
  return {
    name: 'sarai-sentences',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
    transformIndexHtml: (html) =>
      html
        .replace('lang="en" dir="ltr"', `lang="${language}" dir="${languages[language].direction}"`)
        // Fraunces has no letters of Urdu.
        .replace(/\s*<link rel="preload"[^>]*as="font"[^>]*>/, language === 'en' ? '$&' : '')
        .replace('/site.webmanifest', language === 'en' ? '$&' : `/site-${language}.webmanifest`)
        .replace('%title%', translate(pageWords.title, pageWords.title))
        .replace('%description%', translate(pageWords.description, pageWords.description)),
  };
}

function sentencesIn(translate: Translate): Record<string, string> {
  return Object.fromEntries(sharedSentences.map((english) => [english, translate(english, english)]));
}
