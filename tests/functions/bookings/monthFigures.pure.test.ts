import { expect, test } from 'vitest';
import { monthFigures } from '../../../functions/bookings/figures.ts';
import { aRoom } from '../../support/stays.ts';

const price = 1000;

const priced = (each: number) => [aRoom({ price: each })];

test.each([
  ['within the month', '2026-03-10', '2026-03-13', 3],
  ['that ends on the 1st', '2026-02-20', '2026-03-01', 0],
  ['that ends on the 2nd', '2026-02-20', '2026-03-02', 1],
  ['that begins on the last day', '2026-03-31', '2026-04-05', 1],
  ['that begins on the 1st of the next month', '2026-04-01', '2026-04-05', 0],
  ['that covers the month', '2026-01-15', '2026-05-01', 31],
  ['of years ago', '2020-03-10', '2020-03-13', 0],
])('a stay %s brings the nights that begin in the month', (_, checkIn, checkOut, nights) => {
  const figures = monthFigures([{ checkIn, checkOut, rooms: priced(price) }], '2026-03');
  expect(figures).toEqual({ nights, income: nights * price });
});

test.each([
  ['2024-02', 29],
  ['2026-02', 28],
  ['2026-12', 31],
])('%s has %i nights', (month, nights) => {
  const stay = { checkIn: '2023-01-01', checkOut: '2028-01-01', rooms: priced(price) };
  expect(monthFigures([stay], month).nights).toBe(nights);
});

test('stays are added up, each at its own price', () => {
  const stays = [
    { checkIn: '2026-03-01', checkOut: '2026-03-03', rooms: priced(1000) },
    { checkIn: '2026-03-30', checkOut: '2026-04-02', rooms: priced(700) },
  ];
  expect(monthFigures(stays, '2026-03')).toEqual({ nights: 4, income: 3400 });
});

test('rooms of a stay are added up, each for its own nights', () => {
  const rooms = [
    aRoom({ price: 1000 }),
    aRoom({ price: 500, until: '2026-03-02' }),
    aRoom({ price: 700, from: '2026-03-03' }),
  ];
  expect(monthFigures([{ checkIn: '2026-03-01', checkOut: '2026-03-04', rooms }], '2026-03')).toEqual({
    nights: 5,
    income: 3000 + 500 + 700,
  });
});

test('without stays there is nothing', () => {
  expect(monthFigures([], '2026-03')).toEqual({ nights: 0, income: 0 });
});
