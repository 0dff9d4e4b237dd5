import { knownEmail, mailableEmail } from '../../shared/rules/email.ts';
import type { Rule, TextField } from '../../shared/rules/field.ts';
import { digit } from '../../shared/rules/numbers.ts';
import { knownPassword, newPassword } from '../../shared/rules/passwords.ts';
import { phoneField } from '../../shared/rules/phones.ts';
import { codeFields, recovery } from '../../shared/rules/recovery.ts';
import { betweenDigits, blank, clean, oneOf, visible } from './characters.ts';
import { paymentPatterns } from './paymentPatterns.ts';

/** The documented ways to write a day, of months as long as they are; a 29 February need not be one of its year. */
function dayPattern(): string {
  const [zero, one, two, three] = ['0', '1', '2', '3'].map(oneOf);
  const shortMonths = `(?:${zero}?${oneOf('469')}|${one}${one})`;
  const longMonths = `(?:${zero}?${oneOf('13578')}|${one}${oneOf('02')})`;
  const february = `${zero}?${two}`;
  const below30 = `${zero}?${oneOf('123456789')}|${oneOf('12')}${digit}`;
  const dayFirst = `${one}${oneOf('3456789')}|${two}${digit}`;
  const mark = '[/.\\-]';
  const within = (days: string, more: string) => `(?:${days}|${three}${more})`;
  const monthFirst = (between: string) => [
    `${longMonths}${between}${within(below30, oneOf('01'))}`,
    `${shortMonths}${between}${within(below30, zero ?? '')}`,
    `${february}${between}(?:${below30})`,
  ];
  const numbers = [
    ...monthFirst(mark),
    `${within(dayFirst, oneOf('01'))}${mark}${longMonths}`,
    `${within(dayFirst, zero ?? '')}${mark}${shortMonths}`,
    `(?:${dayFirst})${mark}${february}`,
  ];
  const iso = `(?=${digit}{4}-${digit}{2}-${digit}{2}$)${digit}{4}-(?:${monthFirst('-').join('|')})`;
  const typed = `(?=${digit}{1,2}(${mark})${digit}{1,2}\\1)(?:${numbers.join('|')})${mark}(?:${digit}{4}|${digit}{2})`;
  return `^(?:${iso}|${typed})$`;
}

/** A phone number: digits alone, +92 with 9 or 10 of them, or those of another country, with marks between them. */
function phonePattern(): string {
  const zero = oneOf('0');
  const { any, further } = betweenDigits;
  const pakistan = `${any}${oneOf('9')}${any}${oneOf('2')}${any}(?:${zero}${any})?${oneOf('123456789')}${further}(?:${digit}${further}){8,9}`;
  const country = `${further}(?:${oneOf('012345678')}${further}${digit}|${oneOf('9')}${further}${oneOf('013456789')})`;
  const abroad = `${country}(?:${further}(?:${digit}${further}){5,13}|${any}(?:${digit}${any}){6,13})`;
  return `^${any}(?:(?:${digit}${any}){1,20}|\\+${pakistan}|\\+${abroad})$`;
}

const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const address =
  `^[${blank}]*(?=[^@]{1,64}@)${local}(?:\\.${local})*@(?:[A-Za-z0-9](?:${label})?\\.)+` +
  `(?=[A-Za-z0-9-]*[A-Za-z])[A-Za-z0-9]${label}\\.?[${blank}]*$`;

const notBlank = `[^${blank}]`;
const strong =
  '^(?=[\\u0000-\\uffff]*[a-z])(?=[\\u0000-\\uffff]*[A-Z])(?=[\\u0000-\\uffff]*[@#$%^&+=])' +
  `[${blank}]*${notBlank}[\\u0000-\\uffff]{6,}${notBlank}[${blank}]*$`;

/** Patterns of fields with a rule of their own. */
const patterns = new Map<Rule | undefined, string>([
  [phoneField.rule, phonePattern()],
  [codeFields.otp.rule, `^[${blank}\\-]*(?:[0-9][${blank}\\-]*){${recovery.codeDigits}}$`],
  [mailableEmail.rule, address],
  [knownEmail.rule, '@'],
  [newPassword.user.rule, strong],
  [newPassword.vendor.rule, visible],
  [knownPassword.rule, visible],
  ...paymentPatterns,
]);

const day = dayPattern();

/** The pattern of a text field for the API's document: whatever it takes, the field's rule takes too. */
export function patternOf({ pattern, format, rule, sought }: TextField): string {
  if (format === 'date') return day;
  return pattern ?? patterns.get(rule) ?? (sought ? visible : clean);
}
