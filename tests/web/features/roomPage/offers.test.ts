import { expect, test } from 'vitest';
import type { Room } from '../../../../shared/contracts/properties.ts';
import { offersOf } from '../../../../web/src/features/bookings/request/offers.ts';

const room = (roomNumber: number, price: number, given: Partial<Room> = {}): Room => ({
  _id: String(roomNumber),
  roomNumber,
  price,
  membersCapacity: 2,
  No_of_beds: 1,
  availability: true,
  kind: [given.membersCapacity, given.No_of_beds, price].join(),
  images: [],
  ...given,
});

const numbers = (rooms: Room[]) => offersOf(rooms).map((offer) => offer.rooms.map(({ roomNumber }) => roomNumber));

test('rooms of one kind are one offer, and the cheapest comes first', () => {
  const rooms = [room(3, 900), room(201, 500, { membersCapacity: 3 }), room(1, 900), room(2, 900, { No_of_beds: 2 })];
  expect(numbers(rooms)).toEqual([[201], [1, 3], [2]]);
});

test('the order does not depend on the room that is asked for', () => {
  const rooms = [room(1, 900), room(2, 700), room(3, 900)];
  expect(numbers([...rooms].reverse())).toEqual(numbers(rooms));
});

test('what takes no guests now is not offered', () => {
  expect(numbers([room(1, 900, { availability: false }), room(2, 700)])).toEqual([[2]]);
});
