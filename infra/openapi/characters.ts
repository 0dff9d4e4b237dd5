/**
 * Parts of patterns. Every pattern means the same with and without the flag `u`, and in the engines of other languages: it has no classes by
 * property, spells out blanks and digits, and has the two halves of letters beyond U+FFFF as a pair of its own.
 */

/** Blanks of every kind, as a part of a class. */
export const blank = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const control = '\\u0000-\\u001f\\u007f-\\u009f';
const halves = '\\ud800-\\udfff';
const pair = '[\\ud800-\\udbff][\\udc00-\\udfff]';

/** Characters that are hidden, as the rule of a text has them (`shared/rules/field.ts`). */
const hidden = `${control}${halves}\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffd`;

/** Characters that show nothing (`Default_Ignorable_Code_Point` of Unicode 16), those that are hidden and those that are not. */
const unseenHidden = '\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff';
const unseen =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200c\\u200d\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufff8';
const unseenPair = '\\ud82f[\\udca0-\\udca3]|\\ud834[\\udd73-\\udd7a]|[\\udb40-\\udb43][\\udc00-\\udfff]';
const seenPair =
  '[\\ud800-\\ud82e\\ud830-\\ud833\\ud835-\\udb3f\\udb44-\\udbff][\\udc00-\\udfff]|' +
  '\\ud82f[\\udc00-\\udc9f\\udca4-\\udfff]|\\ud834[\\udc00-\\udd72\\udd7b-\\udfff]';

const notSeen = `${blank}${control}${halves}${unseenHidden}${unseen}`;

/** Something to be seen. */
export const visible = `(?:[^${notSeen}]|${seenPair})`;

const cleanBlank = '\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** Text with something to be seen and nothing hidden, between blanks of any kind. */
export const clean =
  `^[${blank}]*(?:[${cleanBlank}${unseen}]|${unseenPair})*(?:[^${notSeen}\\ufff9-\\ufffd]|${seenPair})` +
  `(?:[\\t\\n\\r\\u2028\\u2029]|[^${hidden}]|${pair})*[${blank}]*$`;

/** One of some digits, in each of the scripts in which they are typed. */
export function oneOf(digits: string): string {
  const inScript = (zero: number) => [...digits].map((each) => String.fromCharCode(zero + Number(each))).join('');
  return `[${digits}${inScript(0x660)}${inScript(0x6f0)}]`;
}

/** Marks of direction, as a part of a class. */
export const turning = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const mark = `${blank}).\\-\\u2010-\\u2015/${turning}`;

const zero = oneOf('0');

/**
 * Marks between the digits of a phone number. A zero in brackets is left out when the number is dialled from abroad: elsewhere than behind
 * the country it does not count, and `further` has none.
 */
export const betweenDigits = {
  any: `[(${mark}]*`,
  further: `(?:[${mark}]|\\((?![${turning}]*${zero}[${turning}]*\\)))*`,
} as const;
