/** Text in HTML as it was before, of which React escapes five characters. */
export function withoutEntities(html: string): string {
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return html.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => characters[entity] ?? entity);
}

/** The text of a pattern's group. @throws Error where it is not found */
export function textIn(html: string, pattern: RegExp): string {
  const [, text] = html.match(pattern) ?? [];
  if (text === undefined) throw new Error(`The page lacks ${pattern}.`);
  return text;
}

/** React leaves a mark in place of a part that it could not render, and nobody would see that the part is missing. */
export function refuseUnfinished(html: string): void {
  if (html.includes('<!--$!-->')) throw new Error('A part of the prerendered page was not rendered.');
}

/** The site's content security policy would drop these without a word. Data in JSON is no script to it, and it knows the shell's one style. */
export function refuseInline(html: string): void {
  const found = html
    .replace('<style>', '')
    .match(/<script(?![^>]* (?:src|type="application\/ld\+json"))[^>]*>|<style|\sstyle="[^"]*"/);
  if (found) throw new Error(`The prerendered page holds ${found[0]}, which the content security policy forbids.`);
}
