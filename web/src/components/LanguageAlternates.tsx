import { useLocation } from 'react-router-dom';
import { type Language, languageKeys } from '../../../shared/languages.ts';
import { addressIn } from '../i18n/addressIn.ts';

/**
 * Tells search engines where the page stands in each language. They want whole addresses, and the site does not know its own
 * before a browser has opened it.
 */
export function LanguageAlternates() {
  const { pathname, search } = useLocation();
  if (typeof window === 'undefined') return null;
  const link = (hrefLang: string, language: Language) => {
    const { href } = new URL(addressIn(language, { pathname, search }), window.location.origin);
    return <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />;
  };
  return [...languageKeys.map((language) => link(language, language)), link('x-default', 'en')];
}
