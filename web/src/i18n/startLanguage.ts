import { i18n } from '@lingui/core';
import { messages as english } from './en.po';
import { directions } from './languages.ts';

/**
 * Starts the site's words. English comes with the first load, since it is what is prerendered; `preferred` is the
 * language chosen before, and counts where it has a catalog.
 */
export function startLanguage(preferred: string | null = null): void {
  const language = preferred !== null && Object.hasOwn(directions, preferred) ? preferred : 'en';
  i18n.loadAndActivate({ locale: language, messages: english });
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = directions[language] ?? 'ltr';
}
