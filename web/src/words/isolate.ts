import { i18n } from '@lingui/core';

/**
 * A name within a sentence, between the marks that keep its direction to itself (U+2068, U+2069): digits and commas beside
 * a name in Urdu would change their places. Within English a name in Latin letters needs none. In JSX a `bdi` does the same.
 */
export function isolate(name: string): string {
  const alike = i18n.locale === 'en' && !arabicLetters.test(name);
  return alike ? name : `\u2068${name}\u2069`;
}

const arabicLetters = /\p{Script=Arabic}/u;
