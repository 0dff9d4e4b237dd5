import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFeed } from '../../../functions/calendars/readFeed.ts';
import { calendar, event } from '../../support/calendars.ts';

const today = '2026-12-01';
const folder = new URL('feeds/', import.meta.url);

/** Nights that each feed of a platform takes, with its meaning. */
const feeds: Record<string, string[]> = {
  airbnbEmpty: [],
  airbnbNotAvailable: [
    'unavailable 2026-12-01 2026-12-03',
    'reservation 2026-12-20 2026-12-24',
    'unavailable 2027-09-01 2027-12-01',
  ],
  airbnbReserved: ['reservation 2026-12-10 2026-12-16', 'reservation 2026-12-16 2026-12-18'],
  bookingBeyondYear: ['busy 2027-12-29 2028-01-02', 'busy 2028-01-01 2028-01-02'],
  bookingClosed: ['busy 2026-12-05 2026-12-07', 'busy 2026-12-24 2027-01-02'],
  bookingStayUnderWay: ['busy 2026-12-01 2026-12-03', 'busy 2026-12-03 2026-12-04'],
  googleDays: ['busy 2026-12-09 2026-12-12', 'busy 2026-12-20 2026-12-22'],
  googleRepeated: [
    'reservation 2026-12-04 2026-12-06',
    'reservation 2026-12-19 2026-12-21',
    'reservation 2027-01-01 2027-01-03',
  ],
  googleZones: ['reservation 2026-12-11 2026-12-13', 'busy 2026-12-16 2026-12-17', 'reservation 2027-03-27 2027-03-28'],
  vrboFrench: ['reservation 2026-12-24 2026-12-29', 'busy 2027-02-27 2027-03-05'],
  vrboLengths: ['reservation 2026-12-08 2026-12-12', 'busy 2026-12-15 2026-12-16'],
  vrboReserved: ['reservation 2026-12-12 2026-12-19', 'busy 2027-01-03 2027-01-10'],
};

function fileOf(name: string): string {
  return readFileSync(new URL(`${name}.ics`, folder), 'utf8');
}

function nightsIn(text: string, day = today): string[] {
  return readFeed(text, day).map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`);
}

test.each(Object.entries(feeds))('a feed is read as it is written by its platform: %s', (name, nights) => {
  const found = readFeed(fileOf(name), today);
  expect(found.map(({ reads, checkIn, checkOut }) => `${reads} ${checkIn} ${checkOut}`)).toEqual(nights);
});

test('every feed that is kept here is read', () => {
  const kept = readdirSync(folder).filter((file) => file.endsWith('.ics'));
  expect(kept.sort()).toEqual(Object.keys(feeds).map((name) => `${name}.ics`));
});

test('an event keeps its UID from one reading to the next, also while it goes on', () => {
  const uids = (name: string, day: string) => readFeed(fileOf(name), day).map(({ uid }) => uid);
  expect(uids('bookingStayUnderWay', '2026-12-02')).toEqual(uids('bookingStayUnderWay', today));
  const repeated = uids('googleRepeated', '2026-12-05');
  expect(repeated).toEqual(uids('googleRepeated', today));
  expect(repeated[1]).toBe('2t4u6v8w0x2y4z6a8b0c2d4e6f@google.com#2026-12-18');
});

test('a summary is what a person typed, without marks of the format', () => {
  expect(readFeed(fileOf('googleDays'), today)[0]?.summary).toBe('Uncle Karim, two nights; and one more');
  expect(readFeed(fileOf('vrboFrench'), today)[0]?.summary).toBe('Réservée - M & Mme');
});

test.each([
  ['a day without an end is one night', 'DTSTART;VALUE=DATE:20261210', '2026-12-10 2026-12-11'],
  ['a day that nothing says to be one is one', 'DTSTART:20261210\nDTEND:20261212', '2026-12-10 2026-12-12'],
  ['a length in weeks', 'DTSTART;VALUE=DATE:20261210\nDURATION:P1W', '2026-12-10 2026-12-17'],
  ['a length in hours', 'DTSTART:20261210T100000Z\nDURATION:PT20H', '2026-12-10 2026-12-11'],
  [
    'an end before the begin is one night',
    'DTSTART;VALUE=DATE:20261210\nDTEND;VALUE=DATE:20261201',
    '2026-12-10 2026-12-11',
  ],
  [
    'an end on the day of the begin is one night',
    'DTSTART;VALUE=DATE:20261210\nDTEND;VALUE=DATE:20261210',
    '2026-12-10 2026-12-11',
  ],
  [
    'a time without a zone is one of Pakistan',
    'DTSTART:20261210T233000\nDTEND:20261211T010000',
    '2026-12-10 2026-12-11',
  ],
  [
    'an evening in UTC is the next day in Pakistan',
    'DTSTART:20261210T190000Z\nDTEND:20261212T183000Z',
    '2026-12-11 2026-12-12',
  ],
  ['midnight ends the night before', 'DTSTART:20261210T090000Z\nDTEND:20261211T190000Z', '2026-12-10 2026-12-12'],
  [
    'a zone that nothing explains is Pakistan',
    'DTSTART;TZID=Pakistan Standard Time:20261210T233000',
    '2026-12-10 2026-12-11',
  ],
  ['a zone west of all', 'DTSTART;TZID=Pacific/Pago_Pago:20261210T080000', '2026-12-11 2026-12-12'],
  [
    'nights that are over are left out',
    'DTSTART;VALUE=DATE:20261120\nDTEND;VALUE=DATE:20261205',
    '2026-12-01 2026-12-05',
  ],
  [
    'nights beyond thirteen months are left out',
    'DTSTART;VALUE=DATE:20271230\nDTEND;VALUE=DATE:20280301',
    '2027-12-30 2028-01-02',
  ],
  ['a century', 'DTSTART;VALUE=DATE:19000101\nDTEND;VALUE=DATE:21000101', '2026-12-01 2028-01-02'],
  ['an event of last night that ends today', 'DTSTART:20261130T150000Z\nDTEND:20261130T193000Z', undefined],
  ['an event that is over', 'DTSTART;VALUE=DATE:20261128\nDTEND;VALUE=DATE:20261201', undefined],
  ['the year 1900', 'DTSTART;VALUE=DATE:19000101\nDTEND;VALUE=DATE:19000103', undefined],
  ['the year 0', 'DTSTART;VALUE=DATE:00000101', undefined],
  ['the year 9999', 'DTSTART;VALUE=DATE:99991231', undefined],
  ['an event that is cancelled', 'DTSTART;VALUE=DATE:20261210\nSTATUS:CANCELLED', undefined],
  ['an event that takes no time', 'DTSTART;VALUE=DATE:20261210\nTRANSP:TRANSPARENT', undefined],
  ['an event that is not certain', 'DTSTART;VALUE=DATE:20261210\nSTATUS:TENTATIVE', '2026-12-10 2026-12-11'],
])('%s', (_, lines, nights) => {
  expect(nightsIn(calendar(event(lines)))).toEqual(nights === undefined ? [] : [nights]);
});

test('a zone is that of its definition where nobody else knows it', () => {
  const zone = `BEGIN:VTIMEZONE
TZID:House time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T000000
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
END:VTIMEZONE`;
  const winter = event('DTSTART;TZID=House time:20261210T133000');
  const summer = event('DTSTART;TZID=House time:20270610T133000');
  expect(nightsIn(calendar(zone, winter, summer))).toEqual(['2026-12-11 2026-12-12', '2027-06-10 2027-06-11']);
});

test('an event without a UID gets one that stays', () => {
  const [first, second] = ['20261210', '20261212'].map((day) => `BEGIN:VEVENT\nDTSTART;VALUE=DATE:${day}\nEND:VEVENT`);
  const uids = readFeed(calendar(first ?? '', second ?? ''), today).map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(2);
  expect(readFeed(calendar(second ?? ''), '2026-12-05').map(({ uid }) => uid)).toEqual([uids[1]]);
});

test('a UID has 200 characters at most and stays', () => {
  const long = (last: string) => event('DTSTART;VALUE=DATE:20261210', `${'u'.repeat(2_000)}${last}`);
  const [one, other] = readFeed(calendar(long('1'), long('2')), today);
  expect(one?.uid.length).toBeLessThan(200);
  expect(one?.uid).not.toBe(other?.uid);
  expect(readFeed(calendar(long('1')), today)[0]?.uid).toBe(one?.uid);
});

test('two events under one UID both take their nights, and one that stands there twice is one', () => {
  const one = event('DTSTART;VALUE=DATE:20261210');
  expect(nightsIn(calendar(one, one))).toEqual(['2026-12-10 2026-12-11']);
  const other = event('DTSTART;VALUE=DATE:20261220');
  expect(nightsIn(calendar(one, other))).toEqual(['2026-12-10 2026-12-11', '2026-12-20 2026-12-21']);
});

test('several calendars in one file are read', () => {
  const one = calendar(event('DTSTART;VALUE=DATE:20261210', 'one'));
  expect(nightsIn(`${one}\n${calendar(event('DTSTART;VALUE=DATE:20261220', 'two'))}`)).toHaveLength(2);
});

test.each([
  ['Reserved', 'reservation'],
  ['Reserved - Melanie', 'reservation'],
  ['RESERVATION 17', 'reservation'],
  ['Booked', 'reservation'],
  ['CLOSED - Not available', 'busy'],
  ['Not available', 'busy'],
  ['Blocked', 'busy'],
  ['', 'busy'],
  ['Airbnb (Not available)', 'unavailable'],
])('"%s" reads as %s', (summary, reads) => {
  const [found] = readFeed(calendar(event(`DTSTART;VALUE=DATE:20261210\nSUMMARY:${summary}`)), today);
  expect(found?.reads).toBe(reads);
});

test.each([
  ['Not available', 'unavailable'],
  ['Ama Mensah', 'reservation'],
])('"%s" of Airbnb reads as %s', (summary, reads) => {
  const lines = `DTSTART;VALUE=DATE:20261210\nSUMMARY:${summary}`;
  expect(readFeed(calendar(event(lines, '1@airbnb.com')), today)[0]?.reads).toBe(reads);
});
