/**
 * Whether If-None-Match names this entity tag, compared weakly as RFC 9110 section 13.1.2 asks: `W/"a"` equals `"a"`.
 */
export function etagMatches(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === '*' || opaque(tag) === opaque(etag));
}
