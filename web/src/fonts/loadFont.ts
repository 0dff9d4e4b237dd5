import type { SiteFont } from './siteFonts.ts';

/**
 * Adds a font to the page once it is loaded; none where the machine has it. A rule of the styles would add it
 * twice: each time a page learns of a font, loaded or not, it measures all of its text anew. The text of this function is part of the
 * first script of prerendered pages.
 */
export function loadFont(
  { family, file: _, own = [], within = Number.POSITIVE_INFINITY, ...how }: SiteFont,
  url: string,
): void {
  const asked = performance.now();
  const load = (source: string) => new FontFace(family, source, how).load();
  const ofMachine = own.length > 0 ? load(own.map((name) => `local("${name}")`).join()) : Promise.reject();
  ofMachine
    .catch(() =>
      load(`url("${url}") format("woff2")`).then((font) => {
        if (performance.now() - asked < within) document.fonts.add(font);
      }),
    )
    // Without it the page stays in the letters of the machine.
    .catch(() => {});
}
