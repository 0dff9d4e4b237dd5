import { describe, expect, test } from 'vitest';
import { pastDay, today } from '../../shared/rules/dates.ts';

const now = '2026-11-20';

describe('a day in the past', () => {
  test.each([
    ['1992-05-24', '1992-05-24'],
    ['05/24/1992', '1992-05-24'],
    ['5/4/1992', '1992-05-04'],
    [' 05/24/92 ', '1992-05-24'],
    ['02/29/92', '1992-02-29'],
    ['02/29/2000', '2000-02-29'],
    ['01/01/07', '2007-01-01'],
    ['11/19/26', '2026-11-19'],
    ['11/20/26', '1926-11-20'],
    ['02/29/24', '2024-02-29'],
    ['12/31/99', '1999-12-31'],
  ])('may be typed as %s', (typed, day) => {
    expect(pastDay(typed, now)).toBe(day);
  });

  test.each([
    '',
    '24/05/1992',
    '02/30/92',
    '02/29/1900',
    '1992-02-30',
    '1992-13-01',
    '1992-00-10',
    '1992-5-4',
    '2026-11-20',
    '11/20/2026',
    '2027-01-01',
    '1899-12-31',
    '05-24-92',
    '05/24/992',
    '1992-05-24T00:00:00Z',
    'yesterday',
  ])('is none that is typed as "%s"', (typed) => {
    expect(pastDay(typed, now)).toBeUndefined();
  });
});

test('today is the day in Pakistan, five hours before that of London begins', () => {
  expect(today(new Date('2026-11-20T18:59:59Z'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
});
