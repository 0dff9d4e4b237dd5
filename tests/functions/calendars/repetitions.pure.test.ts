import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readFeed } from '../../../functions/calendars/readFeed.ts';
import { addDays } from '../../../shared/rules/dates.ts';
import { calendar, event } from '../../support/calendars.ts';

const today = '2026-12-01';

function nightsIn(text: string): string[] {
  return readFeed(text, today).map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`);
}

const weekly = 'DTSTART;VALUE=DATE:20261204\nDTEND;VALUE=DATE:20261206\nRRULE:FREQ=WEEKLY';

test.each([
  ['a number of times', `${weekly};COUNT=2`, ['2026-12-04 2026-12-06', '2026-12-11 2026-12-13']],
  ['until a day', `${weekly};UNTIL=20261211`, ['2026-12-04 2026-12-06', '2026-12-11 2026-12-13']],
  [
    'in the evening, until a time in UTC',
    'DTSTART;TZID=Asia/Karachi:20261210T200000\nRRULE:FREQ=DAILY;UNTIL=20261211T185959Z',
    ['2026-12-10 2026-12-11', '2026-12-11 2026-12-12'],
  ],
  ['without a day', `${weekly};COUNT=3\nEXDATE;VALUE=DATE:20261204,20261211`, ['2026-12-18 2026-12-20']],
  ['without a day that is written as a time', `${weekly};COUNT=2\nEXDATE:20261211T000000Z`, ['2026-12-04 2026-12-06']],
  [
    'with a day more',
    `${weekly};COUNT=1\nRDATE;VALUE=DATE:20270101`,
    ['2026-12-04 2026-12-06', '2027-01-01 2027-01-03'],
  ],
  [
    'every third day since long ago',
    'DTSTART;VALUE=DATE:20150101\nRRULE:FREQ=DAILY;INTERVAL=3;UNTIL=20261206',
    ['2026-12-02 2026-12-03', '2026-12-05 2026-12-06'],
  ],
  [
    'every second week since long ago',
    'DTSTART;VALUE=DATE:20100104\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;UNTIL=20261215',
    ['2026-12-01 2026-12-02', '2026-12-14 2026-12-15', '2026-12-15 2026-12-16'],
  ],
  [
    'the last day of a month',
    'DTSTART;VALUE=DATE:20261031\nRRULE:FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20270131',
    ['2026-12-31 2027-01-01', '2027-01-31 2027-02-01'],
  ],
  ['once a year since long ago', 'DTSTART;VALUE=DATE:19800323\nRRULE:FREQ=YEARLY', ['2027-03-23 2027-03-24']],
  [
    'at a time of summer',
    'DTSTART;TZID=Europe/London:20260101T193000\nRRULE:FREQ=MONTHLY;BYMONTHDAY=20;UNTIL=20270421T000000Z',
    [
      '2026-12-21 2026-12-22',
      '2027-01-21 2027-01-22',
      '2027-02-21 2027-02-22',
      '2027-03-21 2027-03-22',
      '2027-04-20 2027-04-21',
    ],
  ],
])('an event is repeated: %s', (_, lines, nights) => {
  expect(nightsIn(calendar(event(lines)))).toEqual(nights);
});

test('an event of an hour that comes every hour takes each night once', () => {
  const hourly = event('DTSTART:20261210T000000Z\nDURATION:PT1H\nRRULE:FREQ=HOURLY;COUNT=48');
  expect(nightsIn(calendar(hourly))).toEqual([
    '2026-12-10 2026-12-11',
    '2026-12-11 2026-12-12',
    '2026-12-12 2026-12-13',
  ]);
});

const plainRules = fc
  .record(
    {
      FREQ: fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'),
      INTERVAL: fc.integer({ min: 1, max: 9 }),
      BYDAY: fc.constantFrom('MO', 'FR,SA'),
    },
    { requiredKeys: ['FREQ'] },
  )
  .filter(
    ({ FREQ, BYDAY, INTERVAL = 1 }) =>
      BYDAY === undefined || (FREQ === 'DAILY' ? INTERVAL % 7 !== 0 : FREQ === 'WEEKLY'),
  )
  .map((rule) =>
    Object.entries(rule)
      .map(([name, value]) => `${name}=${value}`)
      .join(';'),
  );

test('a rule that is followed from near by has the days of one that is followed from its begin', () => {
  fc.assert(
    fc.property(plainRules, fc.integer({ min: -2_500, max: 60 }), (rule, days) => {
      const start = addDays(today, days);
      const read = readFeed(calendar(event(`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}\nRRULE:${rule}`)), today);
      const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
      const all = new Set([start]);
      for (let day = start; day < addDays(today, 397); day = iterator.next().toString()) all.add(day);
      expect(read.map(({ checkIn }) => checkIn)).toEqual([...all].filter((day) => day >= today).sort());
    }),
    { numRuns: 60 },
  );
});
