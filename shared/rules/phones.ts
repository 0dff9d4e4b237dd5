import { type Rule, text } from './field.ts';
import { latinDigits } from './numbers.ts';

/** ITU-T E.164 allows 15 digits; an international prefix may be dialled before them. */
const most = 20;

/** Marks between the digits of a number that is written to be read. */
const between = /[\s().\-\u2010-\u2015/]/g;

/** A number of Pakistan as it is dialled from abroad, with or without the 0 that is dialled at home. */
const fromAbroad = /^(?:\+|00)920?(\d{9,10})$/;

/** A mobile number without that 0, and with the country before it and nothing else. */
const mobile = /^(?:92)?(3\d{9})$/;

/** A number of another country. */
const foreign = /^\+(?!92)(\d{7,15})$/;

/** Numbers that are too long as they are dialled from abroad, and how many digits such a one has at most: of Pakistan, and of any country. */
const mostAbroad: readonly (readonly [RegExp, number])[] = [
  [/^\+92\d{11,}$/, 12],
  [/^\+\d{16,}$/, 15],
];

/**
 * A phone number as digits alone: "+92 300 1234567", "0300-1234567" and "3001234567" are 03001234567, and one of
 * another country begins with 00. Any other digits stay as they are; what is no number is returned without what stands
 * between its digits.
 */
export function phoneOf(typed: string): string {
  // The 0 in brackets is dialled at home alone.
  const dialled = latinDigits(typed)
    .replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1')
    .replace(between, '');
  const own = fromAbroad.exec(dialled) ?? mobile.exec(dialled);
  return own ? `0${own[1]}` : dialled.replace(foreign, '00$1');
}

const rule: Rule = (typed, { label }) => {
  const phone = phoneOf(typed);
  const tooLong = mostAbroad.find(([number]) => number.test(phone));
  if (tooLong) return { code: 'too_many_digits', params: { label, max: tooLong[1] } };
  if (/^\+\d*$/.test(phone)) return { code: 'phone_incomplete' };
  if (!/^\d+$/.test(phone)) return { code: 'phone_not_digits' };
  return phone.length > most ? { code: 'too_many_digits', params: { label, max: most } } : undefined;
};

/** A phone number, typed as people write it. */
export const phoneField = text({
  label: 'Contact Number',
  // With what stands between its digits; of the digits themselves there are 20 at most.
  maxLength: 40,
  whenEmpty: 'phone_not_digits',
  keep: phoneOf,
  rule,
});
