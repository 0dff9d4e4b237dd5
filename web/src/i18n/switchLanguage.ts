/**
 * Leads who presses the other language's name to the same page in it, query and all, and remembers it: also before React answers, for
 * the page knows its bare address alone. Pages have the text of this function in their first script, so it uses nothing from
 * outside of itself.
 */
export function switchLanguage(): void {
  const leave = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const { pathname, search, hash } = location;
    const bare = pathname.replace(/^\/ur(?=\/|$)/i, '');
    const path = link.hreflang === 'en' ? bare || '/' : `/ur${bare}`.replace(/\/$/, '');
    link.href = path + search + hash;
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers of today have the cookie store
    document.cookie = `language=${link.hreflang}; path=/; max-age=31536000; samesite=lax`;
  };
  document.addEventListener('click', leave, true);
}
