import { addDays } from '../../shared/rules/dates.ts';

/** Nights that are not on offer, `checkOut` not among them. */
export interface BusyNights {
  /** Names them in every calendar that is written. */
  uid: string;
  checkIn: string;
  checkOut: string;
}

const head = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Sarai//Calendar//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
];

/** A calendar has at least one component (RFC 5545, 3.6), and a house that is free on all nights has no event. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Karachi',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0500',
  'TZOFFSETTO:+0500',
  'TZNAME:PKT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** No night that is written is so many days ahead: a stamp so long before its day is never in the future. */
const stampDays = 400;

/** Octets of a line, without its end (RFC 5545, 3.1). */
const lineOctets = 75;

/**
 * A calendar (RFC 5545) of nights that are not on offer, with whole days and without anything about who has them. Equal nights
 * make an equal text.
 */
export function writeFeed(busy: readonly BusyNights[]): string {
  const sorted = [...busy].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const lines = [...head, ...zone, ...sorted.flatMap(eventLines), 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function placeOf({ checkIn, uid }: BusyNights): string {
  return `${checkIn} ${uid}`;
}

function eventLines({ uid, checkIn, checkOut }: BusyNights): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    // The moment of writing would make each text another one.
    `DTSTAMP:${dayText(addDays(checkIn, -stampDays))}T000000Z`,
    `DTSTART;VALUE=DATE:${dayText(checkIn)}`,
    `DTEND;VALUE=DATE:${dayText(checkOut)}`,
    'SUMMARY:Not available',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

function dayText(day: string): string {
  return day.replaceAll('-', '');
}

/** A text with what separates values in a line (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks between characters, never inside of one. */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character);
      const isFull = octets + size > lineOctets;
      octets = isFull ? 1 + size : octets + size;
      return isFull ? `\r\n ${character}` : character;
    })
    .join('');
}
