import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standsFor, stepBelow } from '../../../functions/search/entryMarks.ts';
import {
  daysAhead,
  fromPrices,
  hotelSpans,
  listedKinds,
  nextListing,
  priceOn,
  ratesFrom,
  stayEnds,
} from '../../../functions/search/listPrices.ts';
import { addDays } from '../../../shared/rules/dates.ts';
import { quoteOf } from '../../../shared/rules/quote.ts';
import { noRates, type Rates } from '../../../shared/rules/rates.ts';
import { nightByHand } from '../../support/prices/nightByHand.ts';
import { someRates, someStay } from '../../support/prices/randomRates.ts';

const kinds = [
  { id: 'double', price: 9500 },
  { id: 'family', price: 16_000 },
];

/** The lowest price of 90 nights, night by night. */
function lowestByHand(rates: Rates, { id, price }: (typeof kinds)[number], day: string): number {
  const nights = Array.from({ length: 90 }, (_, at) => nightByHand(rates, { kind: id, price }, addDays(day, at)));
  return Math.min(...nights.map((night) => night.price));
}

const someDay = fc.integer({ min: 0, max: 500 }).map((at) => addDays('2026-12-20', at));

describe('the price of a kind in lists without dates', () => {
  test('is the lowest of the next 90 nights, on the day and on the week after it', () => {
    const isLowest = fc.property(someRates, someDay, fc.integer({ min: 0, max: daysAhead }), (rates, day, later) => {
      const now = addDays(day, later);
      const lowest = kinds.map((kind) => lowestByHand(rates, kind, now));
      expect([...fromPrices(ratesFrom(rates, day), kinds, now).values()]).toEqual(lowest);
      const listed = listedKinds(ratesFrom(rates, day), kinds, day);
      const isOne = (at: number) => listed[at]?.varies === undefined;
      expect(listed.map((kind, at) => (isOne(at) ? lowest[at] : priceOn(kind, now)))).toEqual(lowest);
    });
    fc.assert(isLowest, { numRuns: 60 });
  });

  test('is that of the last day that was written, where the clock is late', () => {
    const days = [{ from: '2027-05-16', to: '2027-05-18', percent: 50 }];
    const [double] = listedKinds({ ...noRates, days }, kinds, '2027-05-10');
    expect([
      priceOn(double ?? { id: '', price: 0 }, '2027-05-17'),
      priceOn(double ?? { id: '', price: 0 }, '2028-01-01'),
    ]).toEqual([4750, 4750]);
  });

  test('changes no more before the day on which it is written again', () => {
    const isWritten = fc.property(someRates, someDay, (rates, day) => {
      const next = nextListing(ratesFrom(rates, day), kinds, day) ?? addDays(day, 400);
      const listed = listedKinds(ratesFrom(rates, day), kinds, day);
      expect(next > day).toBe(true);
      for (const now of [addDays(next, daysAhead - 1), addDays(next, daysAhead - 2), day]) {
        if (now < day) continue;
        const lowest = kinds.map((kind) => lowestByHand(rates, kind, now));
        expect(listed.map((kind) => priceOn(kind, now))).toEqual(lowest);
      }
    });
    fc.assert(isWritten, { numRuns: 60 });
  });

  test('is written again before what lies beyond a year could change it', () => {
    const days = [{ from: '2028-08-14', to: '2028-08-14', prices: { double: 1 } }];
    const next = nextListing({ ...noRates, days }, kinds, '2027-05-11') ?? '';
    // The night comes into the next 90 nights on 17 May 2028.
    expect(addDays(next, daysAhead) <= '2028-05-17').toBe(true);
  });

  test('of a hotel without rates is that of its owner, with nothing beside it', () => {
    expect(listedKinds(noRates, kinds, '2027-05-10')).toEqual(kinds);
    expect(nextListing(noRates, kinds, '2027-05-10')).toBeUndefined();
  });

  test('is written again on no day where weekday prices and long stays alone are set', () => {
    const weekdays = [{ days: ['saturday'] as const, prices: { double: 12_000 } }];
    expect(
      nextListing({ ...noRates, weekdays, longStays: [{ nights: 5, percent: 5 }] }, kinds, '2027-05-10'),
    ).toBeUndefined();
  });
});

test('no night of any stay costs less or more on average than the ends of its kind', () => {
  const isWithin = fc.property(someRates, someStay, (rates, stay) => {
    for (const { kind, average, total } of quoteOf(rates, stay).rooms) {
      const price = stay.rooms.find((room) => room.kind === kind)?.price ?? 0;
      const { low, high } = stayEnds(ratesFrom(rates, stay.checkIn), { kind, price });
      expect(total).toBeGreaterThan(0);
      expect(average).toBeGreaterThanOrEqual(low);
      expect(average).toBeLessThanOrEqual(high);
    }
  });
  fc.assert(isWithin, { numRuns: 300 });
});

test('the prices of a hotel are the lowest and the highest of its kinds on each day', () => {
  const days = [{ from: '2027-05-16', to: '2027-08-18', prices: { family: 9000 } }];
  const listed = listedKinds({ ...noRates, days }, kinds, '2027-02-12');
  expect(hotelSpans(listed, '2027-02-12')).toEqual([
    { price: { low: 9500, high: 16_000 }, last: '2027-02-15' },
    { price: { low: 9000, high: 9500 }, first: '2027-02-16' },
  ]);
});

describe('an entry of a stay', () => {
  const ends = { low: '00006000', high: '00020000' };
  const stay = [ends.low, 'stay', ends.high];
  const grid = (step: number) => [String(step).padStart(8, '0'), 'grid', ends.high];

  test.each([
    [500, [true, false, false]],
    [6000, [true, false, false]],
    [8500, [true, true, false]],
    [17_000, [true, false, true]],
    [20_001, [false, false, false]],
  ])('stands for nights of %i rupees at least', (least, expected) => {
    expect([stay, grid(8192), grid(16_384)].map((parts) => standsFor(parts, { least }))).toEqual(expected);
    // The part of the list that is read begins at the step.
    const read = [stay, grid(8192), grid(16_384)].filter(([price]) => Number(price) >= stepBelow(least));
    const found = read.filter((parts) => standsFor(parts, { least }));
    expect(found).toHaveLength(least > 20_000 ? 0 : 1);
  });

  test('stands in no list without dates', () => {
    expect(standsFor(stay, { day: '2027-05-10' })).toBe(false);
  });
});
