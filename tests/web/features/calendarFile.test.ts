import { expect, test } from 'vitest';
import { calendarFileOf } from '../../../web/src/features/vouchers/calendarFile.ts';
import type { VoucherFacts } from '../../../web/src/features/vouchers/voucherFacts.ts';
import '../support/speakEnglish.ts';

const now = new Date('2027-07-01T09:30:15.250Z');

const facts: VoucherFacts = {
  account: { owed: 9000, paid: 0, balance: 9000 },
  ...{ status: 'active', hotelName: 'Pine; House', code: 'ABCD-2345', guestName: 'Gul', guests: 2 },
  ...{ checkIn: '2027-07-10', checkOut: '2027-07-12', nights: 2, total: 9000 },
  rooms: [{ roomNumber: 101, beds: 1, capacity: 2, price: 4500, kind: 'double' }],
  address: { street: 'Mall Road', city: 'Murree', state: 'Punjab', country: 'Pakistan', zipCode: 47150 },
  host: { name: 'Karim', contactNumber: '03001234567' },
};

test('a stay is an event of whole days, without the day of check-out, under a UID that stays', () => {
  const lines = calendarFileOf(facts, 'Pine House, 10 to 12 July', now).split('\r\n');
  expect(lines).toContain('UID:ABCD-2345@voucher.sarai');
  expect(lines).toContain('DTSTAMP:20270701T093015Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270710');
  expect(lines).toContain('DTEND;VALUE=DATE:20270712');
  expect(lines).toContain('SUMMARY:Pine House\\, 10 to 12 July');
  expect(lines).toContain('LOCATION:Pine\\; House\\, Mall Road\\, Murree');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('a line has 75 bytes at most, and no letter is parted', () => {
  const text = calendarFileOf({ ...facts, hotelName: 'ہوٹل '.repeat(40) }, 'قیام '.repeat(40), now);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain('قیام '.repeat(40));
  expect(text).not.toContain('\uFFFD');
});
