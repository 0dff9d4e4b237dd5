import type { Plugin } from 'vite';
import type { Language } from '../../shared/languages.ts';
import { linguiMacros, type Translate } from './linguiMacros.ts';
import { sentencesPlugin } from './sentencesPlugin.ts';
import { translationsOf } from './translations.ts';

/** The plugins that build the site in one language. @throws Error that names the messages that nobody has translated */
export async function languagePlugins(language: Language): Promise<Plugin[]> {
  const translate = await translating(language);
  return [linguiMacros(translate), sentencesPlugin(language, translate)];
}

async function translating(language: Language): Promise<Translate> {
  if (language === 'en') return (_, english) => english;
  const translations = await translationsOf(language);
  return (id, english) => {
    const said = translations.get(id);
    if (said === undefined) throw new Error(`${language}.po lacks "${english}": run npm run words, and translate it.`);
    return said;
  };
}
