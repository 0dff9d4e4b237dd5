import { knownEmail, mailableEmail } from '../../shared/rules/email.ts';
import type { Rule, TextField } from '../../shared/rules/field.ts';
import { digit } from '../../shared/rules/numbers.ts';
import { knownPassword, newPassword } from '../../shared/rules/passwords.ts';
import { phoneField } from '../../shared/rules/phones.ts';
import { codeFields, recovery } from '../../shared/rules/recovery.ts';

// Every pattern means the same with and without the flag `u`, and in the engines of other languages: it has no classes by
// property, spells out blanks and digits, and has the two halves of letters beyond U+FFFF as a pair of its own.

const blank = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
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
const visible = `(?:[^${notSeen}]|${seenPair})`;

const cleanBlank = '\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** Text with something to be seen and nothing hidden, between blanks of any kind. */
const clean =
  `^[${blank}]*(?:[${cleanBlank}${unseen}]|${unseenPair})*(?:[^${notSeen}\\ufff9-\\ufffd]|${seenPair})` +
  `(?:[\\t\\n\\r\\u2028\\u2029]|[^${hidden}]|${pair})*[${blank}]*$`;

/** One of some digits, in each of the scripts in which they are typed. */
function oneOf(digits: string): string {
  const inScript = (zero: number) => [...digits].map((each) => String.fromCharCode(zero + Number(each))).join('');
  return `[${digits}${inScript(0x660)}${inScript(0x6f0)}]`;
}

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

const turning = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const mark = `${blank}).\\-\\u2010-\\u2015/${turning}`;

/** A phone number: digits alone, +92 with 9 or 10 of them, or those of another country, with marks between them. */
function phonePattern(): string {
  const zero = oneOf('0');
  // A zero in brackets is left out when the number is dialled: elsewhere than behind the country it does not count.
  const [any, further] = [`[(${mark}]*`, `(?:[${mark}]|\\((?![${turning}]*${zero}[${turning}]*\\)))*`];
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
]);

const day = dayPattern();

/** The pattern of a text field for the API's document: whatever it takes, the field's rule takes too. */
export function patternOf({ pattern, format, rule, sought }: TextField): string {
  if (format === 'date') return day;
  return pattern ?? patterns.get(rule) ?? (sought ? visible : clean);
}
