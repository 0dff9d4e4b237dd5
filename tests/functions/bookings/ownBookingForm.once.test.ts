import { beforeEach, describe, expect, test } from 'vitest';
import { dayIn, type Room, takenNights } from '../../support/bookings.ts';
import { take } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { at } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let room: Room;

const numbers = Array.from({ length: 9 }, (_, at) => 101 + at);

beforeEach(async () => {
  at(0, '15:00');
  const rooms = numbers.map((number) => roomForm({ roomNumber: String(number) }));
  room = { propertyId: (await owners.create(propertyForm({ rooms }))).body.data._id, roomNumber: 101 };
});

describe('an own booking is refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['without a room', { rooms: [] }, 'rooms_missing'],
    ['without the field of rooms', { rooms: undefined }, 'required'],
    ['of rooms that are no list', { rooms: 'all' }, 'malformed'],
    ['of nine rooms', { rooms: numbers }, 'rooms_missing'],
    ['of a room that stands there twice', { rooms: [101, 101] }, 'room_repeated'],
    ['that began eight days ago', { bookingStartDate: dayIn(-8) }, 'arrival_too_long_ago'],
    [
      'that begins beyond the calendar',
      { bookingStartDate: dayIn(366), bookingEndDate: dayIn(367) },
      'arrival_too_far',
    ],
    ['of 31 nights', { bookingEndDate: dayIn(31) }, 'stay_too_long'],
    ['without a night', { bookingEndDate: dayIn(0) }, 'checkout_not_after'],
    ['for a price of 0', { price: 0 }, 'not_whole'],
    ['for a price of letters', { price: 'five thousand' }, 'not_whole'],
    ['for more than a million a night', { price: 1_000_001 }, 'not_whole'],
    ['of a name of 200 letters', { userName: 'a'.repeat(200) }, 'too_long'],
    ['without a name', { userName: ' ' }, 'required'],
    ['of a phone of letters', { contactNumber: 'none' }, 'phone_not_digits'],
    ['of a calendar, which is not its owner’s to enter', { source: 'calendar' }, 'not_one_of'],
  ])('%s', async (_, given, code) => {
    const { status, body } = await take(owners.vendor, room, [0, 2], given);
    expect([status, body.issues?.map((issue: { code: string }) => issue.code)]).toEqual([400, [code]]);
  });

  test('for a room of another hotel of its owner', async () => {
    const rooms = [roomForm({ roomNumber: '501' })];
    await owners.create(propertyForm({ rooms }));
    expect((await take(owners.vendor, room, [0, 2], { rooms: [101, 501] })).body.code).toBe('room_not_found');
  });

  test('at a hotel of somebody else', async () => {
    const { status, body } = await take(owners.other, room);
    expect([status, body.code]).toEqual([404, 'property_not_found']);
    expect(await takenNights(room)).toEqual([]);
  });
});
