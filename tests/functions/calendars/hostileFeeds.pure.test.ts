import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeedFault } from '../../../functions/calendars/feedFault.ts';
import { readFeed } from '../../../functions/calendars/readFeed.ts';
import { addDays } from '../../../shared/rules/dates.ts';
import { calendar, event } from '../../support/calendars.ts';

const today = '2026-12-01';
const first = 'DTSTART:20261210T100000Z';
const plain = calendar(event('DTSTART;VALUE=DATE:20261210'));
const nested = (depth: number) => `${'BEGIN:VEVENT\n'.repeat(depth)}${'END:VEVENT\n'.repeat(depth)}`;

/** Seconds of a processor in which any feed of 1 MB ends. */
const mostSeconds = 10;

function outcomeOf(text: string): string {
  const start = process.cpuUsage();
  try {
    return `${readFeed(text, today).length} events`;
  } catch (error) {
    return error instanceof FeedFault ? error.code : String(error);
  } finally {
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(mostSeconds);
  }
}

test.each([
  ['nothing', ''],
  ['spaces', ' \r\n\r\n '],
  ['a page', '<!doctype html><html><body>BEGIN:VCALENDAR</body></html>'],
  ['a page before a calendar', `<br />\n${plain}`],
  ['JSON', '{"error":"not found"}'],
  ['an address book', 'BEGIN:VCARD\nVERSION:4.0\nEND:VCARD'],
  ['an event by itself', event('DTSTART;VALUE=DATE:20261210')],
  [
    'bytes of a picture',
    Buffer.from(Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256)).toString(),
  ],
  ['one line of 1 MB', 'a'.repeat(1_000_000)],
])('%s is no calendar', (_, text) => {
  expect(outcomeOf(text)).toBe('not_a_calendar');
});

test('a calendar that ends in the middle is cut short, wherever that is', () => {
  const text = calendar(event('DTSTART;VALUE=DATE:20261210'), event('DTSTART;VALUE=DATE:20261220', 'two'));
  const whole = text.trimEnd().length;
  const outcomes = Array.from({ length: whole - 15 }, (_, cut) => outcomeOf(text.slice(0, 15 + cut)));
  expect(outcomes.filter((each) => each.endsWith('events'))).toEqual([]);
  expect(outcomes).toContain('cut_short');
});

test.each([
  ['an end without a begin', 'BEGIN:VCALENDAR\nEND:VEVENT\nEND:VCALENDAR'],
  ['an end of another component', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\nEND:VEVENT'],
  ['components in components', calendar(nested(50_000))],
  ['an event without a day', calendar(event('SUMMARY:Reserved'))],
  ['a day that is none', calendar(event('DTSTART;VALUE=DATE:20260230'))],
  ['a month that is none', calendar(event('DTSTART;VALUE=DATE:20261399'))],
  ['an hour that is none', calendar(event('DTSTART:20261210T259999Z'))],
  ['a day of letters', calendar(event('DTSTART;VALUE=DATE:tomorrow'))],
  ['an end of letters', calendar(event(`${first}\nDTEND:never`))],
  ['a length of letters', calendar(event(`${first}\nDURATION:for ever`))],
  ['a rule of letters', calendar(event(`${first}\nRRULE:FREQ=SOMETIMES`))],
  ['a rule without a frequency', calendar(event(`${first}\nRRULE:COUNT=3`))],
  ['a rule of 1 MB', calendar(event(`${first}\nRRULE:FREQ=MONTHLY;BYMONTHDAY=${'1,'.repeat(400_000)}2`))],
  ['a line of 100,000 parameters', calendar(event(`DTSTART${';A=B'.repeat(100_000)}:20261210`))],
  ['a fifth Monday on the first of a month', calendar(event(`${first}\nRRULE:FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1`))],
  ['a quote without an end', calendar(event('DTSTART;TZID="Asia/Karachi:20261210T100000'))],
])('%s cannot be read', (_, text) => {
  expect(outcomeOf(text)).toBe('unreadable');
});

test.each([
  ['every second', 'FREQ=SECONDLY'],
  ['every minute', 'FREQ=MINUTELY'],
  ['a million times', 'FREQ=SECONDLY;COUNT=1000000'],
  ['every day since 1900, counted', 'FREQ=DAILY;COUNT=99999999', 'DTSTART;VALUE=DATE:19000101'],
  ['a day of February that is none', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['an hour that never comes', 'FREQ=SECONDLY;BYHOUR=3;BYMONTH=2;BYMONTHDAY=30'],
  ['a Tuesday on each seventh day from a Thursday', 'FREQ=DAILY;INTERVAL=7;BYDAY=TU', 'DTSTART;VALUE=DATE:20261210'],
  ['every 999,999,999 days', 'FREQ=DAILY;INTERVAL=999999999'],
])('a rule of %s ends', (_, rule, start = first) => {
  expect(outcomeOf(calendar(event(`${start}\nRRULE:${rule}`)))).toBe('repeats_too_often');
});

test('two thousand rules that each are allowed end', () => {
  const monthly = (_: unknown, index: number) => event('DTSTART;VALUE=DATE:19000101\nRRULE:FREQ=MONTHLY', `${index}`);
  expect(outcomeOf(calendar(...Array.from({ length: 2_000 }, monthly)))).toBe('repeats_too_often');
});

test('a zone of a rule that never ends is one of the work of its feed', () => {
  const zone =
    'BEGIN:VTIMEZONE\nTZID:X\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETTO:+0100\nRRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VTIMEZONE';
  expect(outcomeOf(calendar(zone, event('DTSTART;TZID=X:20261210T100000')))).toBe('repeats_too_often');
  expect(outcomeOf(calendar(zone, event('DTSTART;VALUE=DATE:20261210')))).toBe('1 events');
});

test('2,000 events are read, and not one more', () => {
  const events = (count: number) =>
    Array.from({ length: count }, (_, index) => event('DTSTART;VALUE=DATE:20261210', `${index}`));
  expect(outcomeOf(calendar(...events(2_000)))).toBe('2000 events');
  expect(outcomeOf(calendar(...events(2_001)))).toBe('too_many_events');
  expect(outcomeOf(calendar(...events(10_000)))).toBe('too_many_events');
});

test('repetitions count as events', () => {
  const daily = (uid: string) => event('DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY', uid);
  expect(outcomeOf(calendar(...['1', '2', '3', '4', '5'].map(daily)))).toBe('1985 events');
  expect(outcomeOf(calendar(...['1', '2', '3', '4', '5', '6'].map(daily)))).toBe('too_many_events');
});

test.each([
  ['no event', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 0],
  ['a mark before the first letter', `\ufeff${plain}`, 1],
  ['null bytes', plain.split('').join('\0'), 1],
  ['small letters', plain.toLowerCase(), 1],
  ['empty lines and spaces at the ends', plain.replaceAll('\n', ' \n\n'), 1],
  ['lines that are none', calendar('no line', event('DTSTART;VALUE=DATE:20261210\nno line\n<b>')), 1],
  ['text behind the end', `${plain}\n</html>`, 1],
  [
    'an alarm with another begin',
    calendar(event('DTSTART;VALUE=DATE:20261210\nBEGIN:VALARM\nDTSTART:never\nEND:VALARM')),
    1,
  ],
  ['a summary of 900 KB', calendar(event(`DTSTART;VALUE=DATE:20261210\nSUMMARY:${'x'.repeat(900_000)}`)), 1],
  [
    'a description of 900 KB in parameters',
    calendar(event(`DTSTART;VALUE=DATE:20261210\nDESCRIPTION${';A=B'.repeat(225_000)}:x`)),
    1,
  ],
  ['names of JavaScript', calendar('__proto__:1', event('DTSTART;VALUE=DATE;X=Y:20261210\nconstructor:1')), 1],
  ['a length of ten thousand years', calendar(event('DTSTART;VALUE=DATE:20261210\nDURATION:P99999999W')), 1],
  ['a length before the begin', calendar(event('DTSTART;VALUE=DATE:20261210\nDURATION:-P99999999W')), 1],
])('a feed is read with %s', (_, text, events) => {
  expect(outcomeOf(text)).toBe(`${events} events`);
});

test('a summary is 200 characters without those that control', () => {
  const [found] = readFeed(
    calendar(event(`DTSTART;VALUE=DATE:20261210\nSUMMARY:\u001b[31m\u202eReserved${'x'.repeat(999)}`)),
    today,
  );
  expect(found?.summary).toMatch(/^[^\p{C}]{1,200}$/u);
});

const parts = {
  FREQ: fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY'),
  INTERVAL: fc.integer({ min: 0, max: 400 }),
  COUNT: fc.integer({ min: 0, max: 5_000 }),
  BYDAY: fc.constantFrom('MO', 'FR,SA', '2TU', '-1SU', '5MO', '53WE'),
  BYMONTH: fc.constantFrom('2', '1,7', '12'),
  BYMONTHDAY: fc.constantFrom('1', '29', '30,31', '-1', '-31'),
  BYSETPOS: fc.constantFrom('1', '-1', '366'),
  BYWEEKNO: fc.constantFrom('1', '53', '-1'),
  BYYEARDAY: fc.constantFrom('1', '366', '-366'),
  WKST: fc.constantFrom('MO', 'SU'),
};
const rules = fc.record(parts, { requiredKeys: ['FREQ'] }).map((rule) =>
  Object.entries(rule)
    .map(([name, value]) => `${name}=${value}`)
    .join(';'),
);
const starts = fc.integer({ min: -60_000, max: 500 }).map((days) => addDays(today, days).replaceAll('-', ''));

test('any rule ends, with nights or with a fault', () => {
  fc.assert(
    fc.property(rules, starts, (rule, start) => {
      const outcome = outcomeOf(calendar(event(`DTSTART;VALUE=DATE:${start}\nRRULE:${rule}`)));
      expect(outcome).toMatch(/^(\d+ events|unreadable|repeats_too_often)$/);
    }),
    { numRuns: 150 },
  );
});
