/** It stands in the place of a link or a number that is not shown. */
const cover = '•••';

/** A digit of any script, also in a circle or a key, with the marks and joiners behind it that nobody sees. */
const digit = '[\\p{Nd}\\p{No}][\\p{M}\\p{Default_Ignorable_Code_Point}]*';

/** Between the digits of one number: a blank, a dash or a dot, with a bracket before and behind it. A comma ends the number. */
const between = '[)\\]]?[\\p{Zs}\\t\\p{Pd}\\u2212.\\u00b7\\u06d4]?[(\\[]?';

/** As few digits as a phone number of Pakistan has, without the 0 that is dialled at home. */
const numbers = /* @__PURE__ */ new RegExp(`[+(]?(?:${digit}${between}){8,}${digit}`, 'gu');

/** Marks that nobody sees beside what links and numbers are made of: a joiner there only hides them. */
const hidden =
  /* @__PURE__ */ /(?<=[!-~\p{Nd}\p{Zs}\p{Pd}\u06d4])\p{Default_Ignorable_Code_Point}+|\p{Default_Ignorable_Code_Point}+(?=[!-~\p{Nd}\p{Zs}\p{Pd}\u06d4])/gu;

/** Between the groups of a mobile number of Pakistan, which nothing else looks like: also several of these, and breaks. */
const wide = '[\\s\\p{Pd}\\u2212.\\u00b7\\u06d4()[\\]/\\\\|_*~:]{0,3}';
const [zero, three] = ['[0\u0660\u06f0\u0966\uff10]', '[3\u0663\u06f3\u0969\uff13]'];
const abroad = '\\+?[9\u0669\u06f9\u096f\uff19][2\u0662\u06f2\u0968\uff12]';

/** 03 or 92 3, the two digits of the network, and seven more (https://www.pta.gov.pk, National Numbering Plan). */
const mobiles = /* @__PURE__ */ new RegExp(
  `(?<!\\p{Nd})(?:${zero}|${abroad}${wide}(?:${zero}${wide})?)${three}\\p{Nd}{2}(?:${wide}\\p{Nd}){7}`,
  'gu',
);

const rest = '(?:[^\\s<>"]*[^\\s<>".,;:!?)\\]\\u060c\\u06d4])?';

/** A full stop of any script, as browsers take it in the name of a host. */
const dot = '[.\u3002\uff0e\uff61\u2024]';

/** A full stop between blanks or brackets, or in words, as somebody writes it who does not want it to be a link. */
const written = `\\p{Zs}{0,2}[([{]?\\p{Zs}?(?:${dot}|\\bdot\\b)\\p{Zs}?[)\\]}]?\\p{Zs}{0,2}`;

const label = '[\\p{L}\\p{N}\\p{M}_-]+';

/** Ends of addresses that are no English word behind a full stop without its blank, as in "by the lake.In winter". */
const ends =
  'com|net|org|info|biz|pk|ae|uk|io|co|ly|gl|gg|cc|tv|app|link|site|online|shop|store|xyz|page|dev|club|live|top';

/** Links with their protocol, e-mail addresses, and names of hosts: with a path behind them all, without one those of known ends. */
const links = /* @__PURE__ */ new RegExp(
  [
    `(?:https?|ftp)://${rest}`,
    `(?:mailto|tel|whatsapp|viber|tg):${rest}`,
    `[^\\s@<>"]{1,64}@(?:${label}${dot}){1,6}${label}`,
    `(?<![\\p{L}\\p{N}\\p{M}_-])(?:${label}${dot}){1,6}(?:\\p{L}{2,}(?::\\d+)?[/?#](?=\\S)${rest}|(?:${ends}|wa\\.me|t\\.me)(?![\\p{L}\\p{N}\\p{M}_-]))`,
    `(?<![\\p{L}\\p{N}])(?:www${dot}|(?:wa|t)${dot}me)${rest}`,
    `(?<![\\p{L}\\p{N}\\p{M}_-])${label}${written}(?:com|org|pk)(?![\\p{L}\\p{N}\\p{M}_-])`,
    `(?<![\\p{L}\\p{N}\\p{M}_-])(?:www${written}${label}|(?:wa|t)${written}me(?![\\p{L}\\p{N}\\p{M}_-]))`,
  ].join('|'),
  'giu',
);

/**
 * A text with its links, its e-mail addresses and its numbers of nine and more digits covered: before a booking is agreed, nobody is led
 * to another place to pay. Prices and days stay.
 */
export function coveredWords(text: string): string {
  const bare = text.replace(hidden, '');
  const shown = bare.replace(links, cover).replace(numbers, cover).replace(mobiles, cover);
  return shown === bare ? text : shown;
}

/** Whether something is covered in a text as it is shown. */
export function isCovered(shown: string): boolean {
  return shown.includes(cover);
}
