/** A digit as it is typed in English, in Arabic and in Urdu, as a part of a regular expression. */
export const digit = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]';

/** Between groups of digits: a comma of either script, a blank, or both. */
const between = '(?:[,\\u060c\\u066c] ?|[ \\u00a0\\u202f])';

/** The last group has three digits, the others two or three: 12,500 and 1,25,000. */
const grouped = `${digit}{1,3}(?:${between}${digit}{2,3})*${between}${digit}{3}`;

const rupees = '(?:[Pp][Kk][Rr]|[Rr][Ss]|[Rr]upees|\\u20a8|\\u0631\\u0648\\u067e\\u06d2)';

/** How a count is written: digits alone, as a part of a regular expression for the API's document. */
const countPattern = `^${digit}+$`;

/** How whole rupees are written: "12,500", "12 500", "PKR 12500", "12500/-", "۱۲۵۰۰". */
const moneyPattern = `^(?:${rupees}\\.?[ \\u00a0]*)?(?:${grouped}|${digit}+)(?:[ \\u00a0]*(?:/[-=]|${rupees}))?$`;

/** The pattern of a number that is sent as text, without blanks around it. */
export function numberPattern({ money = false }: { money?: boolean }): string {
  return money ? moneyPattern : countPattern;
}

const count = /* @__PURE__ */ new RegExp(countPattern);
const money = /* @__PURE__ */ new RegExp(moneyPattern);

/** Longer than any number that means something: a pattern is not tried on it. */
export const mostCharacters = 60;

/** Marks of direction that come with what is copied from a message or an address book. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text without outer blanks and marks of direction, with the digits of English. */
export function latinDigits(typed: string): string {
  return typed
    .replace(directions, '')
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (each) => String(each.charCodeAt(0) & 0xf));
}

/** The whole number that was typed; NaN where it is none. Money may have groups, its currency, and `/-` behind it. */
export function wholeOf(typed: string, field: { money?: boolean } = {}): number {
  const text = latinDigits(typed);
  const isNumber = text.length <= mostCharacters && (field.money ? money : count).test(text);
  return isNumber ? Number(text.replace(/\D/g, '')) : Number.NaN;
}
