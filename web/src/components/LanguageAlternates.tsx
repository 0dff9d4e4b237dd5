import { createPath, useLocation } from 'react-router-dom';
import { languageKeys, languages } from '../../../shared/languages.ts';

/**
 * Tells search engines where the page stands in each language. They want whole addresses, and the site does not know its own
 * before a browser has opened it.
 */
export function LanguageAlternates() {
  const { pathname, search } = useLocation();
  if (typeof window === 'undefined') return null;
  const addressIn = (prefix: string) => new URL(`${prefix}${createPath({ pathname, search })}`, window.location.origin);
  return (
    <>
      {languageKeys.map((key) => (
        <link key={key} rel="alternate" hrefLang={key} href={addressIn(languages[key].prefix).href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(languages.en.prefix).href} />
    </>
  );
}
