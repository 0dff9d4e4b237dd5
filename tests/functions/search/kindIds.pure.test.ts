import { describe, expect, test } from 'vitest';
import type { Room } from '../../../functions/properties/property.ts';
import { kindIds } from '../../../functions/search/kindIds.ts';
import { shownKinds } from '../../../functions/search/kinds.ts';
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
    ['facts', { amenities: { heating: ['gas' as const] } }],
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

  test('of rooms that become like those of another kind stays: their prices may differ later', () => {
    const current = hotelOf([aRoom({ roomNumber: 1, price: 900 }), aRoom({ roomNumber: 2 })]);
    const next = aProperty({ rooms: [aRoom({ roomNumber: 1 }), aRoom({ roomNumber: 2 })] });
    expect(kindIds(next, current)).toEqual(current.kinds);
  });

  test('of a room that leaves its kind and becomes like another, and of a new room, is that of the rooms which it is like', () => {
    const cheap = [1, 2].map((roomNumber) => aRoom({ roomNumber, price: 900 }));
    const current = hotelOf([...cheap, aRoom({ roomNumber: 3 })]);
    const next = aProperty({ rooms: [cheap[0] as Room, ...[2, 3, 4].map((roomNumber) => aRoom({ roomNumber }))] });
    const { room1, room2, room3, room4 } = kindIds(next, current);
    expect([room1, room2, room3, room4]).toEqual([current.kinds.room1, ...Array(3).fill(current.kinds.room3)]);
  });
});

describe('a kind that an owner names', () => {
  const current = hotelOf(three);
  const kindOf = current.kinds.room101 as string;
  const split = { ...aProperty({ rooms: three }), kinds: { room101: 'apart', room102: kindOf, room103: kindOf } };

  test('and that there is not yet is a kind of its own, also of rooms that are like others', () => {
    const kinds = kindIds(split, current);
    expect([kinds.room101 === kindOf, kinds.room102, kinds.room103]).toEqual([false, kindOf, kindOf]);
    expect(shownKinds({ ...split, kinds })).toHaveLength(2);
  });

  test('is not made twice by a request that is sent again', () => {
    const kinds = kindIds(split, current);
    expect(kindIds(split, { ...split, kinds })).toEqual(kinds);
  });

  test('stays a kind of its own where the next change says nothing of kinds', () => {
    const kinds = kindIds(split, current);
    expect(kindIds(aProperty({ rooms: three }), { ...split, kinds })).toEqual(kinds);
  });

  test('takes a room of another kind that is like its rooms, and no other', () => {
    const other = aRoom({ roomNumber: 104, price: 900 });
    const both = hotelOf([...three, other]);
    const next = { ...aProperty({ rooms: [...three, other] }), kinds: { room103: 'apart', room104: kindOf } };
    const { room102, room103, room104 } = kindIds(next, both);
    expect([room102, new Set([kindOf, room103, room104]).size]).toEqual([kindOf, 3]);
    expect(kindIds({ ...next, kinds: { room103: 'apart', room102: 'apart' } }, both).room102).not.toBe(kindOf);
  });
});
