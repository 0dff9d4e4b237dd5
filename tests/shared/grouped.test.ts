import { expect, test } from 'vitest';
import { grouped } from '../../shared/rules/grouped.ts';

test.each([0, 7, 999, 1000, 12_500, 1_234_567])('%i is written as Intl writes it, in both languages', (whole) => {
  expect(grouped(whole)).toBe(new Intl.NumberFormat('en').format(whole));
  expect(grouped(whole)).toBe(new Intl.NumberFormat('ur-PK-u-nu-latn').format(whole));
});
