import { addDays } from '../../../../shared/rules/dates.ts';
import { formatPrice } from '../rooms/format.ts';
import type { VoucherFacts } from './voucherFacts.ts';

/** A stay as an event of iCalendar (RFC 5545): whole days, the last one left out. Its UID is that of the voucher, so that it comes once. */
export function calendarFileOf(facts: VoucherFacts, summary: string, now = new Date()): string {
  const { hotelName, code = '', checkIn, checkOut, address, total, host } = facts;
  const days = (day: string) => day.replaceAll('-', '');
  const place = address && [hotelName, address.street, address.city].join(', ');
  const about = [code, formatPrice(total), host && `${host.name} ${host.contactNumber}`].filter(Boolean).join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sarai//Voucher//EN',
    'BEGIN:VEVENT',
    `UID:${code || checkIn}@voucher.sarai`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${days(checkIn)}`,
    `DTEND;VALUE=DATE:${days(checkOut > checkIn ? checkOut : addDays(checkIn, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(about)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Bytes of a line at most; the space before a line that goes on is one of them. */
const lineBytes = 75;

/** A letter is never parted. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, bytes] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > lineBytes) [text, bytes] = [`${text}\r\n `, 1];
    [text, bytes] = [text + letter, bytes + size];
  }
  return text;
}
