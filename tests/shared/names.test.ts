import { describe, expect, test } from 'vitest';
import { profileFields, signupFields } from '../../shared/rules/accounts.ts';
import { kept, type TextField, violationOf } from '../../shared/rules/field.ts';
import { addressFields, hotelFields, locationFields } from '../../shared/rules/property.ts';
import { newPasswordFields } from '../../shared/rules/recovery.ts';
import { browseFields, searchFields } from '../../shared/rules/search.ts';

const { street, city, state, country } = addressFields;
const { firstName, lastName, companyName } = signupFields.vendor;
const lines: [string, TextField][] = [
  ['first name', firstName],
  ['last name', lastName],
  ['company', companyName],
  ['name in a profile', profileFields.user.userName],
  ['company in a profile', profileFields.vendor.companyName],
  ['hotel', hotelFields.name],
  ['location', locationFields.Location],
  ['street', street],
  ['city', city],
  ['state', state],
  ['country', country],
];

/** By code point, for most of them cannot be seen here either. */
const controls = [0x00, 0x07, 0x0b, 0x1b, 0x7f, 0x85, 0x9f];
const directions = [0x61c, 0x200e, 0x200f, 0x202a, 0x202d, 0x202e, 0x2066, 0x2069];
const others = [0x200b, 0x2060, 0xfeff, 0xd800, 0xdfff, 0xfffd];
const breaks = [0x09, 0x0a, 0x0d, 0x2028, 0x2029];

function codeOf(field: TextField, typed: string) {
  return violationOf(field, typed)?.code;
}

function within(code: number): string {
  return `Gulmit${String.fromCharCode(code)}House`;
}

describe.each(lines)('nobody is shown a %s that is written to deceive', (label, field) => {
  test.each([...controls, ...directions, ...others])('with the character %d', (code) => {
    expect(codeOf(field, within(code)), label).toBe('hidden_characters');
  });

  test.each(breaks)('with the break %d, which is kept as a blank', (code) => {
    expect(codeOf(field, within(code))).toBeUndefined();
    expect(kept(field, within(code))).toBe('Gulmit House');
  });

  test.each([
    ['blanks', '  \u00a0\u2003\u3000'],
    ['the filler of Hangul', '\u3164\u3164'],
    ['Braille without dots', '\u2800'],
    ['a joiner alone', '\u200d'],
    ['a non-joiner alone', '\u200c'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['variation selectors', '\ufe0f\u034f'],
  ])('as nothing but %s', (_, typed) => {
    expect(codeOf(field, typed)).toBe('required');
  });

  test.each(['زرمینہ خان', 'می\u200cخواهم', 'کوہ\u200dستان', 'Łužkoǆ', "D'Souza-Khan", '👩\u200d🌾', 'سنہ ؁۱۴۴۶'])(
    'and whoever is called %s can say so',
    (typed) => {
      expect(codeOf(field, typed)).toBeUndefined();
    },
  );
});

describe('a description', () => {
  test('may have lines and tabs', () => {
    for (const code of breaks) expect(codeOf(hotelFields.description, within(code))).toBeUndefined();
    expect(codeOf(hotelFields.description, 'Warm rooms.\r\n\r\n\t- a stove\n\t- a view\n')).toBeUndefined();
  });

  test('has no other character that cannot be seen', () => {
    for (const code of [...controls, ...directions, ...others]) {
      expect([code, codeOf(hotelFields.description, within(code))]).toEqual([code, 'hidden_characters']);
    }
  });
});

const blanks = [' '.repeat(8), '\u00a0'.repeat(8), '\t'.repeat(8), '\u3164'.repeat(8), '\u200d'.repeat(8)];

test.each(['user', 'vendor'] as const)('blanks of any kind are no password of a %s', (role) => {
  for (const typed of blanks) {
    expect(violationOf(signupFields[role].password, typed)).toBeDefined();
    expect(violationOf(newPasswordFields[role].newPassword, typed)).toBeDefined();
  }
});

test('a place that is pasted with marks of its direction is searched for', () => {
  expect(violationOf(searchFields.location, '\u200fسوات\u200f')).toBeUndefined();
  expect(violationOf(browseFields.city, '\u202aMurree\u202c')).toBeUndefined();
});
