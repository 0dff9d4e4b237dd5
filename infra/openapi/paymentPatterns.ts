import type { Rule } from '../../shared/rules/field.ts';
import { digit } from '../../shared/rules/numbers.ts';
import { accountFields, proofFields } from '../../shared/rules/paymentFields.ts';
import { betweenDigits, blank, clean, oneOf, turning } from './characters.ts';

const unseen = '\\u00ad\\u200b-\\u200d\\u2060';
const gap = `[${blank}\\-\\u2010-\\u2015\\u2212${unseen}${turning}]*`;

/** A letter or digit of a code, with what may stand behind it. */
const sign = `(?:[A-Za-z]|${digit})${gap}`;

/** A word of a code in capitals or small letters, with what may stand between them. */
function word(letters: string): string {
  return [...letters].map((each) => `[${each}${each.toLowerCase()}]${gap}`).join('');
}

/** An IBAN of Pakistan; no pattern computes its check digits. */
const iban = `^${gap}${word('PK')}(?:${digit}${gap}){2}(?:[A-Za-z]${gap}){4}(?:${sign}){16}$`;

/** A transaction id without the name that may stand before it, which does not count. */
const names = `(?:${word('T')}|${word('TRX')}|${word('TXN')}|${word('TRANSACTION')})${word('ID')}`;
const reference = `^(?!${gap}${names})${gap}(?:${sign}){6,24}$`;

const digitGap = `[${blank}${turning}]*`;
const lastFour = `^${digitGap}(?:${digit}${digitGap}){4}$`;

/** Two letters, of Latin or of the Arabic script: the rule counts those of every script. */
const letters = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02af\\u0620-\\u064a\\u0671-\\u06d3';
const title = `^(?=[^${letters}]*[${letters}][^${letters}]*[${letters}])${clean.slice(1)}`;

/** A mobile number of Pakistan, as it is dialled at home or from abroad. */
function mobilePattern(): string {
  const { any, further } = betweenDigits;
  const [zero, two, three, nine] = ['0', '2', '3', '9'].map(oneOf);
  const country = `${any}${nine}${any}${two}${any}`;
  const abroad = `(?:\\+|${zero}${zero})${country}(?:${zero}${any})?${three}${further}(?:${digit}${further}){9}`;
  const home = `(?:${zero}${any}|${nine}${any}${two}${any})?${three}${any}(?:${digit}${any}){9}`;
  return `^${any}(?:${home}|${abroad})$`;
}

/** Patterns of the fields of payments. */
export const paymentPatterns: readonly (readonly [Rule, string])[] = [
  [accountFields.title.rule, title],
  [accountFields.iban.rule, iban],
  [accountFields.jazzcash.rule, mobilePattern()],
  [proofFields.reference.rule, reference],
  [proofFields.lastFour.rule, lastFour],
];
