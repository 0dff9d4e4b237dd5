import { expect, test } from 'vitest';
import {
  formatDate,
  formatDay,
  formatMoment,
  formatNights,
  formatStay,
  formatStayAt,
} from '../../../web/src/words/days.ts';
import '../support/speakEnglish.ts';

/** Noon in Pakistan on 10 July 2027. */
const now = new Date('2027-07-10T07:00:00Z');

test('a stay is said with the months and years that it needs', () => {
  expect(formatStay('2027-07-12', '2027-07-15', now)).toBe('12 to 15 July');
  expect(formatStay('2027-06-30', '2027-07-02', now)).toBe('30 June to 2 July');
  expect(formatStay('2028-01-30', '2028-02-02', now)).toBe('30 January to 2 February 2028');
  expect(formatStay('2027-12-30', '2028-01-02', now)).toBe('30 December to 2 January 2028');
});

test('a name in Urdu does not move the days beside it', () => {
  expect(formatStayAt('بلتت ہاؤس', '2027-07-12', '2027-07-15')).toMatch(/^\u2068بلتت ہاؤس\u2069, 12 to 15 July/);
});

test('a day is said with its weekday, and with its year where that is another one', () => {
  expect(formatDay('2027-07-12', now)).toBe('Mon 12 July');
  expect(formatDay('2028-07-12', now)).toBe('Wed 12 July 2028');
});

test('a time is that of Pakistan, with the day where that is another one', () => {
  expect(formatMoment('2027-07-10T13:40:00.000Z', now)).toBe('18:40');
  expect(formatMoment('2027-07-10T19:05:00.000Z', now)).toBe('tomorrow, 00:05');
  expect(formatMoment('2027-07-08T13:40:00.000Z', now)).toBe('8 July, 18:40');
});

test('one night is not "1 nights"', () => {
  expect([1, 3].map(formatNights)).toEqual(['1 night', '3 nights']);
});

test('a day far from today is said with its year and without its weekday', () => {
  expect(formatDate('1992-05-24')).toBe('24 May 1992');
});
