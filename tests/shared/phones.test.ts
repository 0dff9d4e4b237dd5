import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kept, violationOf } from '../../shared/rules/field.ts';
import { phoneField, phoneOf } from '../../shared/rules/phones.ts';

test.each([
  '+92 300 1234567',
  '0300-1234567',
  '3001234567',
  '03001234567',
  '923001234567',
  '0092 300 1234567',
  '+92 (0)300 123-4567',
  '(0300) 1234567',
  '0300.123.4567',
  '۰۳۰۰۱۲۳۴۵۶۷',
  ' \u202a+92 300 1234567\u202c ',
])('%j is kept as 03001234567', (typed) => {
  expect(violationOf(phoneField, typed)).toBeUndefined();
  expect(kept(phoneField, typed)).toBe('03001234567');
});

test.each([
  ['051-1234567', '0511234567'],
  ['+92 51 1234567', '0511234567'],
  ['042111222', '042111222'],
  ['111 222 333', '111222333'],
  ['+44 20 7946 0958', '00442079460958'],
  ['0044 20 7946 0958', '00442079460958'],
  ['+44 (0)20 7946 0958', '00442079460958'],
])('%j is kept as %s', (typed, phone) => {
  expect(violationOf(phoneField, typed)).toBeUndefined();
  expect(kept(phoneField, typed)).toBe(phone);
});

test.each([
  ['', 'phone_not_digits'],
  ['call me', 'phone_not_digits'],
  ['0300 CALLME', 'phone_not_digits'],
  ['++92 300 1234567', 'phone_not_digits'],
  ['+92 300', 'phone_incomplete'],
  ['+92 300 123', 'phone_incomplete'],
  ['+92 300 12345678', 'too_many_digits'],
  ['+44 20 7946 0958 12345', 'too_many_digits'],
  ['+', 'phone_incomplete'],
  ['7'.repeat(21), 'too_many_digits'],
])('%j is refused as %s', (typed, code) => {
  expect(violationOf(phoneField, typed)?.code).toBe(code);
});

test('a number that is kept is kept again as it is', () => {
  const numbers = fc.stringMatching(/^\+?[0-9 ()-]{1,24}$/);
  const isSame = fc.property(numbers, (typed) => {
    if (violationOf(phoneField, typed) !== undefined) return;
    const phone = phoneOf(typed);
    expect(violationOf(phoneField, phone)).toBeUndefined();
    expect(phoneOf(phone)).toBe(phone);
  });
  fc.assert(isSame, { numRuns: 1000 });
});
