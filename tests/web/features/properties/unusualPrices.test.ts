import { expect, test } from 'vitest';
import { askOnce } from '../../../../web/src/features/properties/form/unusualPrices.ts';
import '../../support/speakEnglish.ts';

const typed = (...prices: string[]) => prices.map((price, at) => ({ path: `${at}.price`, price }));

test('a price of PKR 999,999 is asked about once, at its field', () => {
  const ask = askOnce([]);
  const prices = typed('12,500', 'PKR 999,999');
  expect(ask(prices)).toEqual([
    { path: '1.price', message: 'Is it really PKR\u00a0999,999 a night? If it is, submit once more.' },
  ]);
  expect(ask(prices)).toEqual([]);
});

test('another unusual price is asked about again, and a usual one never', () => {
  const ask = askOnce([]);
  expect(ask(typed('200000'))).toEqual([]);
  expect(ask(typed('200001'))).toHaveLength(1);
  expect(ask(typed('2000010', '200001'))).toHaveLength(1);
});

test('about a price that stands already nobody is asked', () => {
  expect(askOnce(['250000'])(typed('250,000'))).toEqual([]);
});
