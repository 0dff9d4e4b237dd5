import { expect, test } from 'vitest';
import { comparedInAddress, readCompared, writeCompared } from '../../shared/addresses/comparedRooms.ts';

test('rooms of a comparison are read as they were written, with those that are taken together', () => {
  const rooms = [
    { _id: '4fKd_a', room: 101, counts: { k1: 2, 'k-2': 1 } },
    { _id: 'x-9Qz2', room: 3 },
  ];
  const text = writeCompared(rooms);
  expect([text, readCompared(text)]).toEqual(['4fKd_a:101:k1:2:k-2:1,x-9Qz2:3', rooms]);
  expect(text).toMatch(comparedInAddress);
});
