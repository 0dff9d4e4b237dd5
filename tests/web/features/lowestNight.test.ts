import { expect, test } from 'vitest';
import type { Room } from '../../../shared/contracts/properties.ts';
import type { RoomHit } from '../../../shared/contracts/search.ts';
import { priceOf } from '../../../web/src/features/roomList/hitWords.ts';
import { lowestNight } from '../../../web/src/features/roomPage/lowestNight.ts';
import { briefOf } from '../../../web/src/features/rooms/roomBrief.ts';

const room: Room = {
  ...{ _id: 'r1', roomNumber: 101, membersCapacity: 2, No_of_beds: 1, price: 9500, availability: true },
  ...{ kind: 'double', images: [] },
};
const matching = { rooms: 1, fromPrice: 9500, sleepsLeast: 2, sleepsMost: 2 };
const hit = { matching } as unknown as RoomHit;

test('a card says plainly what a night costs in the only room that fits, where all nights cost that', () => {
  expect(priceOf(hit, room)).toEqual({ price: 9500, isLowest: false });
});

test('a card says from what price a night is, where nights differ', () => {
  const lower = { ...hit, matching: { ...matching, fromPrice: 6000 } };
  expect(priceOf(lower, { ...room, from: 6000 })).toEqual({ price: 6000, isLowest: true });
});

test('a kept room remembers the lowest price of its nights as such', () => {
  const record = { _id: 'p1', Location: 'Murree', hotels: [{ name: 'Pine House', rooms: [{ ...room, from: 6000 }] }] };
  expect(briefOf(record)).toMatchObject({ price: 6000, isFrom: true });
  expect(briefOf({ ...record, hotels: [{ name: 'Pine House', rooms: [room] }] })).not.toHaveProperty('isFrom');
});

test('the panel of a room adds the lowest nights of all rooms that are asked for', () => {
  const kinds = { beds: 1, capacity: 2, rooms: 3 };
  const wanted = [
    { ...kinds, kind: 'double', price: 9500, count: 2 },
    { ...kinds, kind: 'family', price: 16_000, count: 1 },
  ];
  const rooms = [room, { ...room, kind: 'family', price: 16_000, from: 11_000 }];
  expect(lowestNight(wanted, rooms)).toEqual({ price: 30_000, isFrom: true });
  expect(lowestNight(wanted, [room])).toEqual({ price: 35_000, isFrom: false });
});
