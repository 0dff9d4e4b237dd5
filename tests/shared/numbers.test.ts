import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeOf } from '../../shared/rules/numbers.ts';
import { roomFields } from '../../shared/rules/property.ts';
import { searchFields } from '../../shared/rules/search.ts';

const money = { money: true };

test.each([
  ['12,500', 12_500],
  ['12 500', 12_500],
  ['12, 500', 12_500],
  ['PKR 12500', 12_500],
  ['pkr12,500', 12_500],
  ['12500/-', 12_500],
  ['12,500 /-', 12_500],
  ['Rs. 12,500/-', 12_500],
  ['۱۲۵۰۰', 12_500],
  ['١٢٥٠٠', 12_500],
  ['۱۲٬۵۰۰ روپے', 12_500],
  ['₨ 12500', 12_500],
  ['1,25,000', 125_000],
  ['1,000,000', 1_000_000],
  ['\u200f۱۲۵۰۰\u200f', 12_500],
  ['PKR\u00a012,500', 12_500],
])('the price %j is %d rupees', (typed, rupees) => {
  expect(wholeOf(typed, money)).toBe(rupees);
});

test.each(['12,50', '1,2', '12.500', '12500.50', '1e4', '-5', '+5', 'PKR', '/-', '', '12k', '12 500 a night', '$12'])(
  'the price %j is none',
  (typed) => {
    expect(wholeOf(typed, money)).toBeNaN();
  },
);

test('what groups a price groups no count: "1 2" is not room 12', () => {
  expect(['1 2', '1,000', '1 000', 'PKR 3', '3/-'].map((typed) => wholeOf(typed))).toEqual(Array(5).fill(Number.NaN));
  expect(['3', ' 3 ', '۳', '٣', '003'].map((typed) => wholeOf(typed))).toEqual([3, 3, 3, 3, 3]);
});

test('every number is read again from each way in which it is written', () => {
  const inUrdu = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x6f0));
  const isRead = fc.property(fc.integer({ min: 0, max: 99_999_999 }), (rupees) => {
    const written = [rupees.toLocaleString('en-US'), rupees.toLocaleString('en-IN'), String(rupees)];
    for (const text of written)
      for (const typed of [text, inUrdu(text), `PKR ${text}`, `${text}/-`]) expect(wholeOf(typed, money)).toBe(rupees);
  });
  fc.assert(isRead);
});

test('the prices of a room and of a search are money', () => {
  for (const field of [roomFields.price, searchFields.minPrice, searchFields.maxPrice]) expect(field.money).toBe(true);
});
