import fc from 'fast-check';
import { isValid } from 'iban';
import { expect, test } from 'vitest';
import { groupedIban, ibanOf, ibanViolation, lastFourOf } from '../../../shared/rules/iban.ts';
import { anyIban } from '../../support/randomIbans.ts';

const iban = 'PK36SCBL0000001123456702';

test.each([
  'PK36SCBL0000001123456702',
  'pk36scbl0000001123456702',
  'PK36 SCBL 0000 0011 2345 6702',
  ' pk36-scbl-0000-0011-2345-6702 ',
  'PK36\u2013SCBL\u20130000\u20130011\u20132345\u20136702',
  'PK36\u00a0SCBL\u202f0000 0011\t2345\n6702',
  'PK۳۶ SCBL ۰۰۰۰ ۰۰۱۱ ۲۳۴۵ ۶۷۰۲',
  'pk٣٦scbl٠٠٠٠٠٠١١٢٣٤٥٦٧٠٢',
  '\u2066PK36SCBL0000001123456702\u2069',
  'PK36\u200eSCBL\u200f0000001123456702',
  '\ufeffPK36SCBL\u200b0000001123456702',
  'IBAN PK36SCBL0000001123456702',
  'IBAN: pk36 scbl 0000 0011 2345 6702',
])('%j is read as one IBAN', (typed) => {
  expect(ibanViolation(typed)).toBeUndefined();
  expect(ibanOf(typed)).toBe(iban);
});

test.each([
  ['of another country', 'DE89 3704 0044 0532 0130 00', 'iban_foreign'],
  ['of another country in small letters', 'gb29nwbk60161331926819', 'iban_foreign'],
  ['with another first letter', 'RK36SCBL0000001123456702', 'iban_foreign'],
  ['that is short of a digit', 'PK36SCBL000000112345670', 'iban_length'],
  ['with a digit twice', 'PK36SCBL00000011234567022', 'iban_length'],
  ['that is its country alone', 'PK', 'iban_length'],
  ['with two digits the other way round', 'PK36SCBL0000001123457602', 'iban_misspelled'],
  ['with another digit', 'PK36SCBL0000001123456703', 'iban_misspelled'],
  ['with other check digits', 'PK37SCBL0000001123456702', 'iban_misspelled'],
  ['with O in the place of 0', 'PK36SCBL000OO01123456702', 'iban_misspelled'],
  ['with a digit in the name of the bank', 'PK36SC8L0000001123456702', 'iban_misspelled'],
  ['without the country', '36SCBL0000001123456702', 'iban_malformed'],
  ['that is the number of an account', '1123456702', 'iban_malformed'],
  ['in letters of Urdu', 'پی کے 36 SCBL 0000 0011 2345 6702', 'iban_malformed'],
  ['with another sign', 'PK36SCBL0000001123456702/', 'iban_malformed'],
  ['of words', 'my account', 'iban_malformed'],
])('an IBAN %s, %j, is refused as %s', (_, typed, code) => {
  expect(ibanViolation(typed)?.code).toBe(code);
});

test('the length is told with the one that was typed, without blanks', () => {
  expect(ibanViolation('PK36 SCBL 0000 0011 2345')).toEqual({ code: 'iban_length', params: { length: 24, count: 20 } });
});

test('check digits of 0, 1 and 99 are refused, though their remainder is that of 97, 98 and 2', () => {
  const others = { '97': '00', '98': '01', '02': '99' } as Record<string, string>;
  const found = fc.sample(
    anyIban.filter((each) => each.slice(2, 4) in others),
    { numRuns: 50, seed: 29 },
  );
  const changed = found.map((each) => `PK${others[each.slice(2, 4)]}${each.slice(4)}`);
  expect(changed.filter((each) => ibanViolation(each)?.code !== 'iban_misspelled')).toEqual([]);
});

test('10,000 right IBANs are taken, as a library takes them', () => {
  const isTaken = fc.property(anyIban, (each) => {
    expect([each, ibanViolation(each), isValid(each)]).toEqual([each, undefined, true]);
  });
  fc.assert(isTaken, { numRuns: 10_000 });
});

test('10,000 IBANs with one other letter or digit get the verdict of the library', () => {
  const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const at = fc.integer({ min: 2, max: 23 });
  const isJudgedAlike = fc.property(anyIban, at, fc.constantFrom(...signs), (right, place, sign) => {
    const typed = right.slice(0, place) + sign + right.slice(place + 1);
    const issue = ibanViolation(typed)?.code;
    // The library takes letters as check digits.
    const isRight = isValid(typed) && /^PK\d\d/.test(typed);
    expect([typed, issue]).toEqual([typed, isRight ? undefined : 'iban_misspelled']);
    // A digit for another digit, or a letter for another letter, is always found.
    const isAlike = Number.isNaN(Number(right[place])) === Number.isNaN(Number(sign));
    if (typed !== right && isAlike) expect(issue).toBe('iban_misspelled');
  });
  fc.assert(isJudgedAlike, { numRuns: 10_000 });
});

test('two neighbours that are the other way round are always found', () => {
  const isFound = fc.property(anyIban, fc.integer({ min: 8, max: 22 }), (right, place) => {
    const [first = '', second = ''] = right.slice(place, place + 2);
    if (first === second) return;
    const typed = right.slice(0, place) + second + first + right.slice(place + 2);
    expect([typed, ibanViolation(typed)?.code]).toEqual([typed, isValid(typed) ? undefined : 'iban_misspelled']);
    if (/^\d\d$/.test(first + second)) expect(isValid(typed)).toBe(false);
  });
  fc.assert(isFound, { numRuns: 5000 });
});

test('an IBAN that is shown in fours is read again', () => {
  expect(groupedIban(iban)).toBe('PK36 SCBL 0000 0011 2345 6702');
  const isSame = fc.property(anyIban, (each) => {
    expect(ibanOf(groupedIban(each).toLowerCase())).toBe(each);
  });
  fc.assert(isSame);
});

test('its last four tell which one it is', () => {
  expect(lastFourOf(iban)).toBe('6702');
});
