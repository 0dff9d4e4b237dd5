import { expect, test } from 'vitest';
import { withAvailability } from '../../../../web/src/features/properties/api/useSetAvailability.ts';
import { property } from './property.ts';

const properties = [property, { ...property, _id: 'p2' }];

function availability(list: typeof properties): unknown[] {
  return list.map(({ hotels }) => hotels[0]?.rooms[0]?.availability);
}

test('a switch shows at the room of that property alone', () => {
  const room = { postId: 'p2', roomNumber: 7 };
  expect(availability(withAvailability(properties, room, true))).toEqual([false, true]);
});

test('switching back leaves the list as it was', () => {
  const room = { postId: 'p1', roomNumber: 7 };
  expect(withAvailability(withAvailability(properties, room, true), room, false)).toEqual(properties);
});

test('a room with another number stays as it is', () => {
  expect(withAvailability(properties, { postId: 'p1', roomNumber: 8 }, true)).toEqual(properties);
});
