/**
 * The policy of a page for styles, as a tag that stands in its head before any: its own file of styles, and of what stands in the
 * page the styles with these hashes (`sha256-…`) alone. It comes with the page, so that it fits however long a cache has kept one.
 */
export function stylePolicy(hashes: readonly string[]): string {
  const sources = ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return `<meta http-equiv="content-security-policy" content="style-src ${sources}">`;
}
