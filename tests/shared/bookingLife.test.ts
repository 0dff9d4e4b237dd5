import { describe, expect, test } from 'vitest';
import { answerByOf } from '../../shared/rules/answerBy.ts';
import { bookingMoves, type Move, mayMove, stateAt } from '../../shared/rules/bookingLife.ts';
import { addDays, addMonths, anyDay } from '../../shared/rules/dates.ts';
import { nightsBetween, stayIssues } from '../../shared/rules/stays.ts';

const stay = { checkIn: '2027-07-12', checkOut: '2027-07-15', answerBy: '2027-07-02T10:00:00.000Z' };
const now = (instant: string) => new Date(instant);

describe('a booking', () => {
  test.each([
    ['pending', '2027-07-02T09:59:59.999Z', 'pending'],
    ['pending', '2027-07-02T10:00:00.000Z', 'expired'],
    ['active', '2027-07-14T18:59:59.999Z', 'active'],
    ['active', '2027-07-14T19:00:00.000Z', 'completed'],
    ['cancelled', '2028-01-01T00:00:00.000Z', 'cancelled'],
  ] as const)('that is %s is at %s %s', (state, instant, shown) => {
    expect(stateAt({ ...stay, state }, now(instant))).toBe(shown);
  });

  test.each([
    ['cancelAsGuest', '2027-07-12T18:59:59.999Z', true],
    ['cancelAsGuest', '2027-07-12T19:00:00.000Z', false],
    ['cancelAsOwner', '2027-07-14T18:59:59.999Z', true],
    ['cancelAsOwner', '2027-07-14T19:00:00.000Z', false],
    ['accept', '2027-07-02T10:00:00.000Z', false],
  ] as const)('may be moved by %s at %s: %s', (move, instant, may) => {
    expect(mayMove(move, { ...stay, state: bookingMoves[move].from }, now(instant))).toBe(may);
  });

  test('is moved by nothing out of the state that a move begins from', () => {
    for (const move of Object.keys(bookingMoves) as Move[]) {
      expect(mayMove(move, { ...stay, state: 'rejected' }, now('2027-07-02T09:00:00Z'))).toBe(false);
    }
  });
});

test.each([
  ['2027-07-01T10:00:00Z', '2027-07-12', '2027-07-02T10:00:00.000Z'],
  ['2027-07-12T03:00:00Z', '2027-07-12', '2027-07-12T15:00:00.000Z'],
  ['2027-07-11T16:00:00Z', '2027-07-12', '2027-07-12T15:00:00.000Z'],
])('what is asked at %s for %s is to be answered by %s', (askedAt, arrival, answerBy) => {
  expect(answerByOf(now(askedAt), arrival)).toBe(answerBy);
});

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s and %i days are %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
  expect(nightsBetween(day, other)).toBe(Math.max(0, days));
});

test('months go on over the end of a year', () => {
  expect([addMonths('2027-12', 1), addMonths('2027-01', -1), addMonths('2027-05', 12)]).toEqual([
    '2028-01',
    '2026-12',
    '2028-05',
  ]);
});

test.each([
  ['2027-07-12', '2027-07-12'],
  ['07/12/27', '2027-07-12'],
  ['7/2/2027', '2027-07-02'],
  ['2027-02-29', undefined],
  ['13/01/27', '2027-01-13'],
  ['13/13/27', undefined],
  ['tomorrow', undefined],
  ['2027-07-12T10:00', undefined],
])('%s typed as a day is %s', (typed, day) => {
  expect(anyDay(typed)).toBe(day);
});

test('what is no day is said before anything that would follow from it', () => {
  const issues = stayIssues({ bookingStartDate: 'soon', bookingEndDate: '2027-07-15' });
  expect(issues.map(({ path, code }) => [path, code])).toEqual([['bookingStartDate', 'no_such_day']]);
});
