import fc from 'fast-check';
import { addDays } from '../../../shared/rules/dates.ts';
import type { QuotedStay } from '../../../shared/rules/quote.ts';
import {
  type DayRate,
  extraUnits,
  type Rates,
  type Season,
  type WeekdayPrice,
  weekdays,
} from '../../../shared/rules/rates.ts';
import { daysFromTo, isNightOf } from './calendar.ts';

const kinds = ['double', 'family', 'dorm'] as const;
const [firstDay, lastDay] = ['2027-01-01', '2029-03-31'];
const allDays = daysFromTo(firstDay, lastDay);

const price = fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(1, 7, 999_999, 1_000_000));
const prices = fc.dictionary(fc.constantFrom(...kinds), price, { maxKeys: 3, noNullPrototype: true });

const weekdayPrices: fc.Arbitrary<WeekdayPrice[]> = fc
  .array(fc.tuple(fc.constantFrom(...weekdays), fc.integer({ min: 0, max: 1 })), { maxLength: 5 })
  .chain((chosen) => {
    const groups = [...Map.groupBy(new Map(chosen), ([, group]) => group).values()];
    return fc.tuple(...groups.map((days) => fc.record({ days: fc.constant(days.map(([day]) => day)), prices })));
  });

const day = fc.constantFrom(...allDays);
const nights = (most: number) => fc.integer({ min: 0, max: most });
const ends = fc.tuple(day, nights(150)).map(([from, more]) => ({ from, to: addDays(from, more) }));
const edges = fc.constantFrom('01-01', '02-28', '02-29', '03-01', '12-31');

const seasonEnds = fc.oneof(
  ends,
  ends.map(({ from, to }) => ({ from: from.slice(5), to: to.slice(5) })),
  fc.record({ from: edges, to: edges }),
);

const seasons: fc.Arbitrary<Season[]> = fc
  .array(
    fc.record({
      ends: seasonEnds,
      prices,
      weekdays: weekdayPrices,
      leastNights: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    }),
    { maxLength: 6 },
  )
  .map((some) =>
    withoutOverlaps(some.map(({ ends, ...season }, at) => ({ name: `Season ${at}`, ...ends, ...season }))),
  );

const dayRates: fc.Arbitrary<DayRate[]> = fc
  .array(
    fc.record({
      from: day,
      more: nights(6),
      name: fc.constantFrom(undefined, 'Eid'),
      set: fc.oneof(fc.record({ percent: fc.integer({ min: 10, max: 500 }) }), fc.record({ prices })),
    }),
    { maxLength: 25 },
  )
  .map((some) =>
    withoutOverlaps(some.map(({ from, more, name, set }) => ({ name, from, to: addDays(from, more), ...set }))),
  );

/** Those of which no earlier one has a night. */
function withoutOverlaps<Part extends { from: string; to: string }>(parts: Part[]): Part[] {
  const taken: Part[] = [];
  for (const part of parts) {
    const isFree = !allDays.some((night) => isNightOf(part, night) && taken.some((each) => isNightOf(each, night)));
    if (isFree) taken.push(part);
  }
  return taken;
}

/** Rates that an owner may set, by the rules of docs/prices.md. */
export const someRates: fc.Arbitrary<Rates> = fc.record({
  weekdays: weekdayPrices,
  seasons,
  days: dayRates,
  longStays: fc.uniqueArray(
    fc.record({ nights: fc.integer({ min: 2, max: 30 }), percent: fc.integer({ min: 1, max: 90 }) }),
    { selector: (each) => each.nights, maxLength: 5 },
  ),
  children: fc.option(
    fc.record({
      freeUnder: fc.integer({ min: 0, max: 18 }),
      price: fc.option(price, { nil: undefined }),
      sleeper: fc.boolean(),
      inExtras: fc.boolean(),
    }),
    { nil: undefined },
  ),
  extras: fc
    .array(fc.record({ price, per: fc.constantFrom(...extraUnits), most: nights(20), noticeDays: nights(14) }), {
      maxLength: 4,
    })
    .map((some) => some.map((extra, at) => ({ id: `x${at}`, name: `Extra ${at}`, ...extra }))),
});

/** A stay of one night to thirty. */
export const someStay: fc.Arbitrary<QuotedStay> = fc
  .record({
    checkIn: fc.constantFrom(...daysFromTo(firstDay, addDays(lastDay, -31))),
    nights: fc.oneof(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 30 })),
    rooms: fc.uniqueArray(
      fc.record({ kind: fc.constantFrom(...kinds), price, count: fc.integer({ min: 1, max: 4 }) }),
      { selector: ({ kind }) => kind, minLength: 1, maxLength: 2 },
    ),
    adults: fc.integer({ min: 1, max: 12 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    extras: fc.array(
      fc.record({
        id: fc.constantFrom('x0', 'x1', 'x2', 'x3'),
        count: fc.integer({ min: 1, max: 20 }),
        some: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ nights: length, extras, ...stay }) => ({
    ...stay,
    checkOut: addDays(stay.checkIn, length),
    extras: extras.map(({ some, ...chosen }) => ({ ...chosen, nights: some && Math.min(some, length) })),
  }));
