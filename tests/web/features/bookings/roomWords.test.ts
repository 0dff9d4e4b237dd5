import { expect, test } from 'vitest';
import { bookingOf } from '../../../../web/src/features/bookings/stay/booking.ts';
import { roomLines } from '../../../../web/src/features/bookings/stay/roomWords.ts';
import '../../support/speakEnglish.ts';
import { booking } from './booking.ts';

const [double] = booking.rooms as [(typeof booking.rooms)[number]];
const family = { ...double, roomNumber: 7, No_of_beds: 3, kind: 'family' };
const several = { ...booking, rooms: [double, { ...double, roomNumber: 4 }, family] };
const answeredAt = '2027-07-10T08:00:00.000Z';

test('one room is named by its number', () => {
  expect(roomLines(bookingOf(booking))).toEqual(['Room 3']);
});

test('several rooms that wait are counted by kind, and have no numbers', () => {
  expect(roomLines(bookingOf(several))).toEqual(['2 rooms, 2 beds each', '1 room, 3 beds']);
});

test('several rooms that are accepted have their numbers', () => {
  const accepted = bookingOf({ ...several, status: 'active', answeredAt });
  expect(roomLines(accepted)).toEqual(['2 rooms, 2 beds each: 3, 4', '1 room, 3 beds: 7']);
});

test('a room that was given back is not among them', () => {
  const rooms = [double, { ...double, roomNumber: 4, until: '2027-07-13' }, family];
  const accepted = bookingOf({ ...booking, rooms, status: 'active', answeredAt });
  expect(roomLines(accepted)).toEqual(['1 room, 2 beds: 3', '1 room, 3 beds: 7']);
});
