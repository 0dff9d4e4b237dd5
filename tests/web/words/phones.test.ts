import { expect, test } from 'vitest';
import { formatPhone } from '../../../web/src/words/phones.ts';

test.each([
  ['03001234567', '0300 1234567'],
  ['00442079460958', '+442079460958'],
  ['0511234567', '0511234567'],
  ['111222333', '111222333'],
])('the phone number %s is shown as %s', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});
