import { describe, expect, test } from 'vitest';
import { daysOfMonth, mayTurnTo, readMonth, spansOfRoom } from '../../../../web/src/features/nights/monthNights.ts';

type HeldRuns = Parameters<typeof spansOfRoom>[1];

const day = (date: number) => `2027-07-${String(date).padStart(2, '0')}`;
const booked = (from: number, to: number): HeldRuns[number] => ({ from: day(from), to: day(to), kind: 'booked' });

/** The nights of July in short, from one to another: each span in brackets where it begins and ends. */
function drawn(held: HeldRuns, from: number, to: number): string {
  return spansOfRoom('2027-07', held, day(1))
    .filter(({ column }) => column >= from - 1 && column < to)
    .map(({ columns, held: by, starts, ends }) =>
      by ? `${starts ? '(' : '<'}${'b'.repeat(columns)}${ends ? ')' : '>'}` : 'f',
    )
    .join('');
}

describe('the nights of a room', () => {
  test('are all of the month, also of a short one', () => {
    expect(daysOfMonth('2027-07')).toHaveLength(31);
    expect([daysOfMonth('2028-02').at(-1), daysOfMonth('2027-02').at(-1)]).toEqual(['2028-02-29', '2027-02-28']);
  });

  test('of one stay are one bar, and two stays that meet are two', () => {
    expect(drawn([booked(12, 14), booked(14, 15)], 11, 15)).toBe('f(bb)(b)f');
  });

  test('of a stay that begins before the month, or ends after it, are a bar without that end', () => {
    const stays: HeldRuns = [
      { from: '2027-06-28', to: day(3), kind: 'booked' },
      { from: day(30), to: '2027-08-02', kind: 'booked' },
    ];
    expect([drawn(stays, 1, 4), drawn(stays, 29, 31)]).toEqual(['<bb)ff', 'f(bb>']);
  });

  test('of a guest who stays until today are over, and those of one who stays on are not', () => {
    const spans = spansOfRoom('2027-07', [booked(9, 12), booked(12, 14)], '2027-07-12');
    expect(spans.filter(({ held }) => held).map(({ past }) => past)).toEqual([true, false]);
  });

  test('before today are over, and today is not', () => {
    const spans = spansOfRoom('2027-07', [], '2027-07-12');
    expect(spans.filter(({ past }) => past)).toHaveLength(11);
  });
});

describe('the month of an address', () => {
  test.each([
    ['month=2027-09', '2027-09'],
    ['', '2027-07'],
    ['month=2027-13', '2027-07'],
    ['month=2199-01', '2027-07'],
    ['month=2027-9', '2027-07'],
  ])('%s is %s', (query, month) => {
    expect(readMonth(new URLSearchParams(query), '2027-07-12')).toBe(month);
  });

  test('reaches as far as a stay can, and a year back', () => {
    expect(['2026-06', '2026-07', '2028-08', '2028-09'].map((month) => mayTurnTo(month, '2027-07-12'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
