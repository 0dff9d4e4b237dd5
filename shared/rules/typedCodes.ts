import { latinDigits } from './numbers.ts';

/** Blanks, dashes, and characters that come unseen with pasted text. */
const between = /[\s\-\u00ad\u200b-\u200d\u2010-\u2015\u2060\u2212]/g;

/** A code of Latin letters and digits in the one form in which it is kept and compared: capitals, digits of English, nothing in between. */
export function codeOf(typed: string): string {
  return latinDigits(typed)
    .replace(between, '')
    .replace(/[a-z]+/g, (small) => small.toUpperCase());
}
