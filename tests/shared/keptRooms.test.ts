import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  joinKept,
  type KeptRooms,
  keptLimits,
  keptSince,
  noneKept,
  notAfter,
  sameKept,
} from '../../shared/rules/keptRooms.ts';

const kept = (_id: string, at: number, room = 1): KeptRooms => ({ kept: [{ _id, room, at }], removed: [] });
const removed = (_id: string, at: number): KeptRooms => ({ kept: [], removed: [{ _id, at }] });
const many = (count: number, make: (id: string, at: number) => KeptRooms): KeptRooms =>
  Array.from({ length: count }, (_, at) => make(`h${at}`, at)).reduce(joinKept, noneKept);

/** Few properties, instants and rooms, so that acts meet. */
const mark = { _id: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.nat(4) };
const browser = fc
  .record({
    kept: fc.array(fc.record({ ...mark, room: fc.nat(2), wishes: fc.constantFrom('', '&guests=2', '&guests=4') }), {
      maxLength: 6,
    }),
    removed: fc.array(fc.record(mark), { maxLength: 6 }),
  })
  .map((rooms) => joinKept(rooms, noneKept));

describe('what two browsers keep', () => {
  test('is together what either kept, newest first', () => {
    expect(joinKept(kept('murree', 1), kept('hunza', 2)).kept.map(({ _id }) => _id)).toEqual(['hunza', 'murree']);
  });

  test('does not come back where one has removed it since', () => {
    expect(joinKept(kept('murree', 1), removed('murree', 2))).toEqual(removed('murree', 2));
  });

  test('is kept again where that came after', () => {
    expect(joinKept(removed('murree', 2), kept('murree', 3, 7))).toEqual(kept('murree', 3, 7));
  });

  test('is kept where both were done at one instant', () => {
    expect(joinKept(removed('murree', 2), kept('murree', 2))).toEqual(kept('murree', 2));
  });

  test('is the same in whatever order they are joined, and however often', () => {
    const holds = fc.property(browser, browser, browser, (a, b, c) => {
      const all = joinKept(joinKept(a, b), c);
      expect(joinKept(b, a)).toEqual(joinKept(a, b));
      expect(joinKept(a, joinKept(c, b))).toEqual(all);
      expect(joinKept(all, b)).toEqual(all);
    });
    fc.assert(holds);
  });

  test('is of each property what was done last', () => {
    const holds = fc.property(browser, browser, (a, b) => {
      const joined = joinKept(a, b);
      const acts = [a, b].flatMap((rooms) => [...rooms.kept, ...rooms.removed]);
      const ids = [...joined.kept, ...joined.removed].map(({ _id }) => _id);
      expect(ids.sort()).toEqual([...new Set(acts.map(({ _id }) => _id))].sort());
      for (const { _id, at } of [...joined.kept, ...joined.removed]) {
        expect(at).toBe(Math.max(...acts.filter((act) => act._id === _id).map((act) => act.at)));
      }
    });
    fc.assert(holds);
  });

  test('is limited to the newest', () => {
    const all = joinKept(
      many(80, (id, at) => kept(`k${id}`, at)),
      many(150, (id, at) => removed(`r${id}`, at)),
    );
    expect([all.kept.length, all.removed.length]).toEqual([keptLimits.kept, keptLimits.removed]);
    expect([all.kept.at(-1)?.at, all.removed.at(-1)?.at]).toEqual([30, 50]);
  });
});

test('a clock that is fast has no last word', () => {
  const sent = notAfter(joinKept(kept('murree', 900), removed('hunza', 50)), 100);
  expect(sent).toEqual({ kept: [{ _id: 'murree', room: 1, at: 100 }], removed: [{ _id: 'hunza', at: 50 }] });
});

test('two lists are the same whatever their order, and not where a room or a time differs', () => {
  const a = joinKept(kept('murree', 1), kept('hunza', 2));
  expect(sameKept(a, { ...a, kept: a.kept.toReversed() })).toBe(true);
  expect(sameKept(kept('murree', 1), kept('murree', 1, 2))).toBe(false);
  expect(sameKept(kept('murree', 1), removed('murree', 1))).toBe(false);
  expect(sameKept(noneKept, kept('murree', 1))).toBe(false);
});

test('what was done while a call was under way is told from what was sent', () => {
  const before = joinKept(kept('murree', 1), kept('hunza', 2));
  const now = joinKept(before, joinKept(removed('murree', 3), kept('swat', 4)));
  expect(keptSince(before, now)).toEqual(joinKept(removed('murree', 3), kept('swat', 4)));
  expect(keptSince(before, before)).toEqual(noneKept);
});
