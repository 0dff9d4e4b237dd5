import type { SiteFont } from './siteFonts.ts';

/**
 * Brings a font onto the page once it is there. Stated by the styles it would come to the page twice: each time a page learns of a
 * font, loaded or not, it measures all of its text anew. The text of this function stands in the first script of prerendered pages.
 */
export function loadFont(
  { family, file: _, local, within = Number.POSITIVE_INFINITY, ...how }: SiteFont,
  url: string,
): void {
  const asked = performance.now();
  const source = `${local ? `local("${local}"), ` : ''}url("${url}") format("woff2")`;
  // Without it the page stays in the letters of the machine.
  new FontFace(family, source, how).load().then(
    (font) => void (performance.now() - asked < within && document.fonts.add(font)),
    () => {},
  );
}
