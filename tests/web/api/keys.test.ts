import { expect, test } from 'vitest';
import { isKeyOfSession, keysOf } from '../../../web/src/api/keys.ts';

const cache = [
  ['browseRooms', { query: { sort: 'price' } }],
  ['browseRooms', { query: { sort: 'price' } }, 3],
  ['getRoomDetails', { params: { roomId: 'p1' } }],
  ['getUserProfile', { params: { userId: 'u1' } }],
  'browseRooms',
  null,
];

test('an operation that is stale takes all of its answers along, whatever it was asked, and no others', () => {
  expect(cache.filter(keysOf(['browseRooms', 'getRoomDetails']))).toEqual(cache.slice(0, 3));
});

test('without stale operations every answer is kept', () => {
  expect(cache.filter(keysOf([]))).toEqual([]);
});

test('of all that was read only what needs a session goes with it', () => {
  expect(cache.filter(isKeyOfSession)).toEqual([['getUserProfile', { params: { userId: 'u1' } }]]);
});
