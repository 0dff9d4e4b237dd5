/** The policy of features: nothing that the site does not use may be asked for in it. */
const features = (geolocation: string) => `camera=(), geolocation=${geolocation}, microphone=(), payment=(), usb=()`;

/** The policy of every answer but those of locating pages. */
export const closedFeatures = features('()');

/** The policy of a page that may ask where the browser is. */
export const locatingFeatures = features('(self)');

/** The forms of a property, whose owner may be where the house is: the ends of their addresses, as the site links them in either language. */
export const locatingPages = ['/createpost', '/updatePost'] as const;

/** Whether the answer at a path may ask where the browser is. */
export function isLocatingPage(path: string): boolean {
  return locatingPages.some((page) => path.endsWith(page));
}
