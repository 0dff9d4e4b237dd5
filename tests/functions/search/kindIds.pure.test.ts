import { describe, expect, test } from 'vitest';
import type { Room } from '../../../functions/properties/property.ts';
import { kindIds, shownKinds } from '../../../functions/search/kinds.ts';
import { aProperty, aRoom } from '../../support/properties.ts';

const hotelOf = (rooms: Room[]) => {
  const property = aProperty({ rooms });
  return { ...property, kinds: kindIds(property) };
};

const three = [101, 102, 103].map((roomNumber) => aRoom({ roomNumber }));

/** The kinds of the rooms of a hotel of three alike rooms, before and after a change. */
function changed(change: (room: Room, at: number) => Room): [before: string[], after: string[]] {
  const current = hotelOf(three);
  const next = aProperty({ rooms: three.map(change) });
  return [Object.values(current.kinds), Object.values(kindIds(next, current))];
}

describe('rooms of a hotel', () => {
  test('that are alike are one kind, with an id of six characters', () => {
    const [[id = ''], ids] = [Object.values(hotelOf(three).kinds), Object.values(hotelOf(three).kinds)];
    expect([id.length, new Set(ids).size]).toEqual([6, 1]);
  });

  test.each([
    ['guests', { capacity: 3 }],
    ['beds', { beds: 2 }],
    ['price', { price: 1501 }],
    ['facts', { amenities: { heating: 'gas' as const } }],
  ])('that differ in %s are of two kinds', (_, other) => {
    expect(shownKinds(hotelOf([aRoom(), aRoom({ roomNumber: 102, ...other })]))).toHaveLength(2);
  });
});

describe('the id of a kind', () => {
  test('stays where all of its rooms change', () => {
    const [before, after] = changed((room) => ({ ...room, price: 2000 }));
    expect(after).toEqual(before);
  });

  test('stays with those that do not change; a room that changes alone gets another, also the first', () => {
    const [[id], after] = changed((room, at) => (at === 0 ? { ...room, price: 2000 } : room));
    expect([after[0] === id, after[1] === id, after[2] === id]).toEqual([false, true, true]);
  });

  test('of rooms that become like others is that of the others', () => {
    const current = hotelOf([aRoom({ roomNumber: 1, price: 900 }), aRoom({ roomNumber: 2 })]);
    const next = aProperty({ rooms: [aRoom({ roomNumber: 1 }), aRoom({ roomNumber: 2 })] });
    expect(new Set(Object.values(kindIds(next, current)))).toEqual(new Set([current.kinds.room2]));
  });
});
