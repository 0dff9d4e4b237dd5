import { type Rule, text } from './field.ts';
import { latinDigits } from './numbers.ts';

/** Blanks and dashes of a number as it is written. */
const blanks = /[\s\u2010-\u2015-]/g;

function digitsOf(typed: string): string {
  return latinDigits(typed).replace(blanks, '');
}

/**
 * A National Tax Number: seven digits and a check digit, which old papers leave out, or of a person the thirteen digits of the CNIC.
 */
const ntnRule: Rule = (typed) => (/^(?:\d{7,8}|\d{13})$/.test(digitsOf(typed)) ? undefined : { code: 'ntn_malformed' });

/** A number as FBR prints it: `1234567-8`, or `35201-1234567-1`. */
function ntnOf(typed: string): string {
  const digits = digitsOf(typed);
  if (digits.length === 13) return `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}`;
  return digits.length === 8 ? `${digits.slice(0, 7)}-${digits.slice(7)}` : digits;
}

/** Words of a house on its receipts, which may be left out. */
export const booksFields = {
  name: text({ label: 'Name on receipts', maxLength: 80, optional: true }),
  ntn: text({ label: 'NTN', maxLength: 40, rule: ntnRule, keep: ntnOf, optional: true }),
} as const;

/** Whose name and tax number stand on the receipts of a house, where they are given, and whether its staff takes cash. */
export interface Books {
  name?: string;
  ntn?: string;
  helpersTakeCash?: true;
}
