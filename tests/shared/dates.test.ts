import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay, pastDay, readsBothWays, today } from '../../shared/rules/dates.ts';

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
    ['31/12/1995', '1995-12-31'],
    ['31/12/95', '1995-12-31'],
    ['31-12-1995', '1995-12-31'],
    ['31.12.1995', '1995-12-31'],
    ['24/05/1992', '1992-05-24'],
    ['05-24-92', '1992-05-24'],
    ['۳۱/۱۲/۱۹۹۵', '1995-12-31'],
    ['٠٥/٢٤/٩٢', '1992-05-24'],
    ['05/06/1995', '1995-05-06'],
  ])('may be typed as %s', (typed, day) => {
    expect(pastDay(typed, now)).toBe(day);
  });

  test.each([
    '',
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
    '31/02/1995',
    '13/13/1995',
    '31/12-1995',
    '05/24/992',
    '1992-05-24T00:00:00Z',
    'yesterday',
  ])('is none that is typed as "%s"', (typed) => {
    expect(pastDay(typed, now)).toBeUndefined();
  });
});

test('a day ahead may be typed with the day first, where that is the only way to read it', () => {
  expect([anyDay('31/12/2027'), anyDay('12/31/27'), anyDay('05/06/2027')]).toEqual([
    ...['2027-12-31', '2027-12-31', '2027-05-06'],
  ]);
});

test.each([
  ['05/06/1995', true],
  ['5.6.95', true],
  ['۰۵/۰۶/۱۹۹۵', true],
  ['31/12/1995', false],
  ['12/31/1995', false],
  ['05/05/1995', false],
  ['5/05/1995', false],
  ['1995-05-06', false],
  ['', false],
])('whether "%s" could be two days is %s', (typed, both) => {
  expect(readsBothWays(typed)).toBe(both);
});

test('today is the day in Pakistan, five hours before that of London begins', () => {
  expect(today(new Date('2026-11-20T18:59:59Z'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
});

/** The day of a year, month and day as the calendar of the language has it; undefined when it rolls over. */
function calendarDay(year: number, month: number, day: number): string | undefined {
  const written = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  return written === `${year}-${pad(month)}-${pad(day)}` ? written : undefined;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

const parts = [
  fc.integer({ min: 1890, max: 2030 }),
  fc.integer({ min: 0, max: 13 }),
  fc.integer({ min: 0, max: 32 }),
] as const;

test('a day that the calendar has, from 1900 to yesterday, is the same in every way to write it, and no other is', () => {
  const isRead = fc.property(...parts, (year, month, day) => {
    const real = calendarDay(year, month, day);
    const past = real !== undefined && real >= '1900-01-01' && real < now ? real : undefined;
    expect(pastDay(`${year}-${pad(month)}-${pad(day)}`, now)).toBe(past);
    if (month > 12) return;
    expect(pastDay(`${pad(month)}/${pad(day)}/${year}`, now)).toBe(past);
    expect(pastDay(`${month}/${day}/${year}`, now)).toBe(past);
    if (day > 12) expect(pastDay(`${day}.${month}.${year}`, now)).toBe(past);
  });
  fc.assert(isRead, { numRuns: 1000 });
});

test('two digits of a year mean the latest past day that they can', () => {
  const isLatest = fc.property(fc.integer({ min: 0, max: 99 }), parts[1], parts[2], (year, month, day) => {
    const [ofMonth, ofDay] = month > 12 ? [day, month] : [month, day];
    const candidates = [2000 + year, 1900 + year].map((full) => calendarDay(full, ofMonth, ofDay));
    const latest = candidates.find((each) => each !== undefined && each < now);
    expect(pastDay(`${pad(month)}/${pad(day)}/${pad(year)}`, now)).toBe(latest);
  });
  fc.assert(isLatest, { numRuns: 1000 });
});
