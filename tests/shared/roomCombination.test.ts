import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guests, widest } from '../../shared/rules/catalogue.ts';
import { cheapestCombination, guestsOfLargest, type Party } from '../../shared/rules/roomCombination.ts';
import { everyCombination, type Offer, sumOf } from '../support/everyCombination.ts';

const offer = (capacity: number, price: number, count = 1): Offer => ({ capacity, price, count });

const wanted = (rooms: number, least: number, most: number = widest.maxCapacityMembers): Party => ({
  rooms,
  least,
  most,
});

/** Capacity, price and number of what is taken. */
const told = (offers: Offer[], party: Party) => {
  const found = cheapestCombination(offers, party);
  return found && [found.price, found.taken.map(({ offer: { capacity }, count }) => `${count} for ${capacity}`)];
};

describe('the rooms of several', () => {
  const double = offer(2, 5000, 3);
  const family = offer(4, 8000);
  const single = offer(1, 3000);

  test('are the cheapest that sleep the guests', () => {
    expect(told([double, family], wanted(2, 4))).toEqual([10_000, ['2 for 2']]);
    expect(told([double, family], wanted(2, 5))).toEqual([13_000, ['1 for 2', '1 for 4']]);
    expect(told([single, double, family], wanted(2, 4))).toEqual([10_000, ['2 for 2']]);
    expect(told([single, offer(2, 5000), family], wanted(2, 4))).toEqual([11_000, ['1 for 1', '1 for 4']]);
  });

  test('are exactly as many as wanted, though fewer would do', () => {
    expect(told([family, double], wanted(2, 2))).toEqual([10_000, ['2 for 2']]);
    expect(told([family], wanted(2, 4))).toBeUndefined();
  });

  test('are no more of a kind than there are', () => {
    expect(told([offer(2, 1000, 1), offer(2, 9000, 1)], wanted(2, 4))).toEqual([10_000, ['1 for 2', '1 for 2']]);
    expect(told([double], wanted(4, 4))).toBeUndefined();
  });

  test('sleep no more guests in all than asked for', () => {
    expect(told([offer(3, 1000, 2), double], wanted(2, 2, 4))).toEqual([10_000, ['2 for 2']]);
    expect(told([offer(3, 1000, 2)], wanted(2, 2, 5))).toBeUndefined();
    expect(told([offer(12, 1000, 8)], wanted(8, 12))).toEqual([8000, ['8 for 12']]);
  });

  test('that are none fit nobody', () => {
    expect(cheapestCombination([], wanted(1, 1))).toBeUndefined();
  });
});

const offers = fc.array(
  fc.record({
    capacity: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 1, max: 9 }),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 5 },
);

const parties = fc
  .record({
    rooms: fc.integer({ min: 1, max: 4 }),
    guests: fc.tuple(fc.integer(guests), fc.integer(guests)),
  })
  .map(({ rooms, guests: [a, b] }) => wanted(rooms, Math.min(a, b), Math.max(a, b, rooms)));

test('all ways to take rooms have none that is cheaper, and the one that is told is among them', () => {
  fc.assert(
    fc.property(offers, parties, (some, party) => {
      const all = everyCombination(some, party);
      const found = cheapestCombination(some, party);
      const prices = all.map((counts) => sumOf(some, counts, 'price'));
      expect(found?.price).toBe(prices.length > 0 ? Math.min(...prices) : undefined);
      if (!found) return;
      const counts = some.map((each) => found.taken.find(({ offer: taken }) => taken === each)?.count ?? 0);
      expect(all).toContainEqual(counts);
      expect(sumOf(some, counts, 'price')).toBe(found.price);
    }),
    { numRuns: 2000 },
  );
});

test('the largest room of every way has the guests by which hotels are looked for', () => {
  fc.assert(
    fc.property(offers, parties, (some, party) => {
      const { least, most } = guestsOfLargest(party);
      for (const counts of everyCombination(some, party)) {
        const largest = Math.max(...some.filter((_, at) => counts[at]).map(({ capacity }) => capacity));
        expect(largest).toBeGreaterThanOrEqual(least);
        expect(largest).toBeLessThanOrEqual(most);
      }
    }),
  );
});
