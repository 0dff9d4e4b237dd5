import { expect, test } from 'vitest';
import { switched } from '../../../../web/src/features/properties/list/useAvailability.ts';
import { property } from './property.ts';

const page = { message: 'Your properties.', data: [property, { ...property, _id: 'p2' }] };

function availability(answer: typeof page): unknown[] {
  return answer.data.map(({ hotels }) => hotels[0]?.rooms[0]?.availability);
}

test('a switch shows at the room of that property alone', () => {
  expect(availability(switched(page, { postId: 'p2', roomNumber: 7, availability: true }))).toEqual([false, true]);
});

test('switching back leaves the page as it was', () => {
  const there = switched(page, { postId: 'p1', roomNumber: 7, availability: true });
  expect(switched(there, { postId: 'p1', roomNumber: 7, availability: false })).toEqual(page);
});
