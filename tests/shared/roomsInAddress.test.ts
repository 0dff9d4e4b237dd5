import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRooms, readWishes } from '../../shared/addresses/readWishes.ts';
import { writeRooms, writeWishes } from '../../shared/addresses/roomsInAddress.ts';

test('rooms of an address read back as they were written', () => {
  const kind = fc.string({ unit: fc.constantFrom(...'Az09-_'), minLength: 6, maxLength: 6 });
  const counts = fc.dictionary(kind, fc.integer({ min: 1, max: 8 }), { minKeys: 1, maxKeys: 8, noNullPrototype: true });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 12 }), (rooms, guests) => {
      const params = new URLSearchParams(writeRooms({ counts: rooms, guests }));
      expect(readRooms(params)).toEqual({ counts: rooms, guests });
    }),
  );
});

test('days, people and facts of a search read back too, and one day alone is none', () => {
  const wishes = { checkIn: '2027-07-12', checkOut: '2027-07-15', guests: 4, facts: ['heating', 'wifi'] as const };
  expect(writeWishes(wishes)).toBe('&checkIn=2027-07-12&checkOut=2027-07-15&guests=4&facts=heating,wifi');
  expect(readWishes(new URLSearchParams(writeWishes(wishes)))).toEqual(wishes);
  expect(writeWishes({ checkIn: '2027-07-12' })).toBe('');
});

test('nothing is written where nothing is named', () => {
  expect(writeRooms({})).toBe('');
});

test('an address that anybody has mangled always reads', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (kinds, guests) => {
      const { counts = {}, guests: count = 1 } = readRooms(new URLSearchParams({ kinds, guests }));
      expect(Object.values(counts).every((rooms) => rooms >= 1 && rooms <= 8)).toBe(true);
      expect(Number.isInteger(count)).toBe(true);
    }),
  );
});
