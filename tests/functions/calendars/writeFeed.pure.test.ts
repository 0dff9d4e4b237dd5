import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readFeed } from '../../../functions/calendars/readFeed.ts';
import { type BusyNights, writeFeed } from '../../../functions/calendars/writeFeed.ts';
import { addDays } from '../../../shared/rules/dates.ts';

const today = '2026-12-01';
const winter = { uid: 'winter@sarai', checkIn: '2026-12-10', checkOut: '2027-03-01' };
const wedding = { uid: 'wedding@sarai', checkIn: '2026-12-05', checkOut: '2026-12-07' };

/** Nights of one room or kind, which do not overlap, as days from today and their number. */
const runs = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { maxLength: 40 });

function busyOf(lengths: readonly (readonly [free: number, nights: number])[]): BusyNights[] {
  let day = today;
  return lengths.flatMap(([free, nights], index) => {
    const checkIn = addDays(day, free);
    day = addDays(checkIn, nights);
    return day <= addDays(today, 390) ? [{ uid: `${index}@sarai`, checkIn, checkOut: day }] : [];
  });
}

/** The events of a calendar as `ical.js` reads them by itself. */
function secondOpinion(text: string): BusyNights[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events.map((each) => {
    const { uid, startDate, endDate } = new ICAL.Event(each);
    return { uid, checkIn: startDate.toString(), checkOut: endDate.toString() };
  });
}

test('nights are written as whole days with the day of check-out as their end', () => {
  expect(writeFeed([wedding])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sarai//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Karachi',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0500',
      'TZNAME:PKT',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:wedding@sarai',
      'DTSTAMP:20251031T000000Z',
      'DTSTART;VALUE=DATE:20261205',
      'DTEND;VALUE=DATE:20261207',
      'SUMMARY:Not available',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('equal nights make an equal text, in any order', () => {
  expect(writeFeed([winter, wedding])).toBe(writeFeed([wedding, winter]));
});

test('a calendar of no nights has a component, as the format asks', () => {
  expect(new ICAL.Component(ICAL.parse(writeFeed([]))).getAllSubcomponents()).toHaveLength(1);
  expect(readFeed(writeFeed([]), today)).toEqual([]);
});

test('a line has 75 octets at most, and no character is broken', () => {
  const uid = `${'ہنزہ گیسٹ ہاؤس '.repeat(20).trim()}, a; b\\c`;
  const text = writeFeed([{ ...wedding, uid }]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(secondOpinion(text)).toEqual([{ ...wedding, uid }]);
});

test('whatever is written is read as the same nights, here and by another reader', () => {
  fc.assert(
    fc.property(runs, (lengths) => {
      const busy = busyOf(lengths);
      const text = writeFeed(busy);
      expect(secondOpinion(text)).toEqual(busy);
      expect(readFeed(text, today).map(({ uid, checkIn, checkOut }) => ({ uid, checkIn, checkOut }))).toEqual(busy);
    }),
  );
});

test('a line that is broken anywhere and ended in any way is read as before', () => {
  const text = writeFeed([winter, wedding]);
  const breaks = fc.array(fc.integer({ min: 1, max: text.length - 1 }), { maxLength: 20 });
  fc.assert(
    fc.property(breaks, fc.constantFrom('\r\n', '\n', '\r'), (places, end) => {
      const lines = text.replaceAll('\r\n', '\n');
      const cut = [...new Set(places)].filter((place) => /[^\n]{2}/.test(lines.slice(place - 1, place + 1)));
      const folded = cut
        .sort((one, other) => other - one)
        .reduce((all, at) => `${all.slice(0, at)}\n ${all.slice(at)}`, lines);
      expect(readFeed(folded.replaceAll('\n', end), today)).toEqual(readFeed(text, today));
    }),
  );
});
