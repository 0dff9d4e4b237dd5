import { i18n } from '@lingui/core';

/** Languages that the site speaks, each with the direction in which it is written. */
const directions: Record<string, 'ltr' | 'rtl'> = { en: 'ltr' };

/** Starts the site's words in the language chosen before, where Sarai speaks it, and in English otherwise. */
export function startLanguage(preferred: string | null = null): void {
  const language = preferred !== null && Object.hasOwn(directions, preferred) ? preferred : 'en';
  i18n.loadAndActivate({ locale: language, messages: {} });
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = directions[language] ?? 'ltr';
}
