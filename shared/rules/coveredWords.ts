/** It stands in the place of a link or a number that is not shown. */
const cover = '•••';

/** A digit of any script, also in a circle or a key, with the marks and joiners behind it that nobody sees. */
const digit = '[\\p{Nd}\\p{No}][\\p{M}\\p{Default_Ignorable_Code_Point}]*';

/** Between the digits of one number: a blank, a dash or a dot, with a bracket before and behind it. A comma ends the number. */
const between = '[)\\]]?[\\p{Zs}\\t\\p{Pd}\\u2212.\\u00b7\\u06d4]?[(\\[]?';

/** As few digits as a phone number of Pakistan has, without the 0 that is dialled at home. */
const numbers = /* @__PURE__ */ new RegExp(`[+(]?(?:${digit}${between}){8,}${digit}`, 'gu');

const rest = '(?:[^\\s<>"]*[^\\s<>".,;:!?)\\]\\u060c\\u06d4])?';
const label = '[\\p{L}\\p{N}\\p{M}_-]+';

/** Ends of addresses that are no English word behind a full stop without its blank, as in "by the lake.In winter". */
const ends =
  'com|net|org|info|biz|pk|ae|uk|io|co|ly|gl|gg|cc|tv|app|link|site|online|shop|store|xyz|page|dev|club|live|top';

/** Links with their protocol, e-mail addresses, and names of hosts: with a path behind them all, without one those of known ends. */
const links = /* @__PURE__ */ new RegExp(
  [
    `(?:https?|ftp)://${rest}`,
    `(?:mailto|tel|whatsapp|viber|tg):${rest}`,
    `[^\\s@<>"]{1,64}@(?:${label}\\.){1,6}${label}`,
    `(?<![\\p{L}\\p{N}\\p{M}_-])(?:${label}\\.){1,6}(?:\\p{L}{2,}(?::\\d+)?[/?#](?=\\S)${rest}|(?:${ends}|wa\\.me|t\\.me)(?![\\p{L}\\p{N}\\p{M}_-]))`,
    `(?<![\\p{L}\\p{N}])(?:www\\.|wa\\.me|t\\.me)${rest}`,
  ].join('|'),
  'giu',
);

/**
 * A text with its links, its e-mail addresses and its numbers of nine and more digits covered: before a booking is agreed, nobody is led
 * to another place to pay. Prices and days stay.
 */
export function coveredWords(text: string): string {
  return text.replace(links, cover).replace(numbers, cover);
}

/** Whether something is covered in a text as it is shown. */
export function isCovered(shown: string): boolean {
  return shown.includes(cover);
}
