import { expect, test } from 'vitest';
import { askOnce } from '../../../../web/src/features/properties/form/unusualPrices.ts';
import '../../support/speakEnglish.ts';

test('a price of PKR 999,999 is asked about once, at its field', () => {
  const ask = askOnce([]);
  const rooms = [{ price: '12,500' }, { price: 'PKR 999,999' }];
  expect(ask(rooms)).toEqual([
    {
      path: 'hotelDetail.rooms.1.price',
      message: 'Is it really PKR\u00a0999,999 a night? If it is, submit once more.',
    },
  ]);
  expect(ask(rooms)).toEqual([]);
});

test('another unusual price is asked about again, and a usual one never', () => {
  const ask = askOnce([]);
  expect(ask([{ price: '200000' }])).toEqual([]);
  expect(ask([{ price: '200001' }])).toHaveLength(1);
  expect(ask([{ price: '2000010' }, { price: '200001' }])).toHaveLength(1);
});

test('about a price that stands already nobody is asked', () => {
  expect(askOnce([{ price: '250000' }])([{ price: '250,000' }])).toEqual([]);
});
