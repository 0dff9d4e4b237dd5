import { language } from 'virtual:sarai-language';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language, languageKeys } from '../../../shared/languages.ts';
import { addressIn } from '../i18n/addressIn.ts';
import { isAt, paths } from '../paths.ts';

/**
 * Tells search engines where the page stands, and where in each language. Pages that were prerendered say it from the start, at the
 * site's own origin, where it has one that lasts; here it follows the visitor from page to page. A list of a city is a page of its
 * own, and what else filters a list makes no other.
 */
export function useAddressInHead(): void {
  const { pathname, search } = useLocation();
  const own = ownAddress(pathname, search);
  const said = useRef(ownAddress(pathname, ''));
  useEffect(() => {
    if (said.current === own) return;
    said.current = own;
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical) return;
    const { origin } = new URL(canonical.href);
    const address = (of: Language) => origin + addressIn(of, { pathname: own });
    canonical.href = address(language);
    for (const key of languageKeys) setAlternate(key, address(key));
    setAlternate('x-default', address('en'));
  }, [own]);
}

/** A room stands under the address of each list too, and any page with a slash at its end. */
function ownAddress(pathname: string, search: string): string {
  const path = pathname.replace(/^.*?(?:\/user)?\/room-details\//i, '/user/room-details/').replace(/(.)\/$/, '$1');
  const city = isAt(path, paths.hotels) && new URLSearchParams(search).get('city');
  return city ? `${path}?city=${encodeURIComponent(city)}` : path;
}

function setAlternate(hreflang: string, href: string): void {
  const link = document.head.querySelector<HTMLLinkElement>(`link[hreflang=${hreflang}]`);
  if (link) link.href = href;
}
