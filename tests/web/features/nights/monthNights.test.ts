import { describe, expect, test } from 'vitest';
import { daysOfMonth, mayTurnTo, nightsOfRoom, readMonth } from '../../../../web/src/features/nights/monthNights.ts';

type TakenNights = Parameters<typeof nightsOfRoom>[1];

const booked = (day: number, bookingRequestId: string): TakenNights[number] => ({
  day: `2027-07-${day}`,
  kind: 'booked',
  bookingRequestId,
  guest: 'Bilal',
});
const closed = (day: number, note?: string): TakenNights[number] => ({
  day: `2027-07-${day}`,
  kind: 'closed',
  ...(note && { note }),
});

/** The nights of July in short: a bracket where a row of nights begins or ends. */
function drawn(taken: TakenNights, from: number, to: number): string {
  return nightsOfRoom('2027-07', taken, '2027-07-01')
    .slice(from - 1, to)
    .map(
      ({ kind, starts, ends }) =>
        `${starts && kind !== 'free' ? '(' : ''}${kind[0]}${ends && kind !== 'free' ? ')' : ''}`,
    )
    .join('');
}

describe('the nights of a room', () => {
  test('are all of the month, also of a short one', () => {
    expect(daysOfMonth('2027-07')).toHaveLength(31);
    expect([daysOfMonth('2028-02').at(-1), daysOfMonth('2027-02').at(-1)]).toEqual(['2028-02-29', '2027-02-28']);
  });

  test('of one stay are one bar, and two stays that meet are two', () => {
    expect(drawn([booked(12, 'x'), booked(13, 'x'), booked(14, 'y')], 11, 15)).toBe('f(bb)(b)f');
  });

  test('that are closed with another note are shown apart', () => {
    expect(drawn([closed(12), closed(13), closed(14, 'Painting')], 11, 15)).toBe('f(cc)(c)f');
  });

  test('before today are over, and today is not', () => {
    const nights = nightsOfRoom('2027-07', [], '2027-07-12');
    expect(nights.filter(({ past }) => past)).toHaveLength(11);
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
