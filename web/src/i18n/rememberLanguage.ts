import type { Language } from '../../../shared/languages.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Whether somebody has chosen a language in this browser. */
export function hasChosenLanguage(): boolean {
  return /(?:^|; )language=/.test(document.cookie);
}

/** Remembers which language somebody reads, in a cookie: the distribution, which answers pages, reads it too. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers of today have the cookie store
  document.cookie = `language=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
