import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signupFields } from '../../shared/rules/accounts.ts';
import { kept, violationOf, type WholeField } from '../../shared/rules/field.ts';
import { addressFields, roomFields } from '../../shared/rules/property.ts';

const bounds: [name: string, field: WholeField, least: number, most: number][] = [
  ['a price', roomFields.price, 1, 1_000_000],
  ['a number of guests', roomFields.capacity, 1, 12],
  ['a number of beds', roomFields.No_of_beds, 1, 20],
  ['a room number', roomFields.roomNumber, 0, 99_999],
  ['a zip code', addressFields.zipCode, 10_000, 99_999],
];

describe.each(bounds)('%s', (_, field, least, most) => {
  const isTaken = (typed: string) => violationOf(field, typed) === undefined;

  test(`is a whole number from ${least} to ${most}, with blanks around it or not`, () => {
    const values = fc.integer({ min: least - 3, max: most + 3 });
    const isWithin = fc.property(values, fc.constantFrom('', ' ', '\t '), (value, blanks) => {
      const typed = `${blanks}${value}${blanks}`;
      const within = value >= least && value <= most;
      expect(isTaken(typed)).toBe(within);
      if (within) expect(kept(field, typed)).toBe(value);
    });
    fc.assert(isWithin, { examples: [least - 1, least, most, most + 1].map((value) => [value, '']) });
  });

  test('is nothing that is not written in digits', () => {
    const words = fc.string({ unit: 'grapheme' }).filter((typed) => /[^\p{Nd}]/u.test(typed.trim()));
    const examples = ['1e4', '0x10', '15000.5', '15,00', '+5', 'Infinity', '1 2'].map((typed): [string] => [typed]);
    const isRefused = fc.property(words, (typed) => {
      expect(isTaken(typed)).toBe(false);
    });
    fc.assert(isRefused, { examples });
  });
});

test('of all numbers a zip code alone may be left out', () => {
  const empty = bounds.map(([name, field]) => [name, violationOf(field, ' ')?.code]);
  expect(empty).toEqual(bounds.map(([name]) => [name, name === 'a zip code' ? undefined : 'required']));
  expect(kept(addressFields.zipCode, '')).toBeUndefined();
});

test('a zip code of five zeros is none', () => {
  expect(violationOf(addressFields.zipCode, '00000')).toEqual({ code: 'zip_not_five_digits' });
});

test('a phone number has 20 digits at most', () => {
  const digits = fc.integer({ min: 1, max: 300 });
  const isBounded = fc.property(digits, (count) => {
    const violation = violationOf(signupFields.user.phoneNumber, '7'.repeat(count));
    expect(violation?.code).toBe(count <= 20 ? undefined : 'too_many_digits');
  });
  fc.assert(isBounded, { examples: [[20], [21], [200]] });
});
