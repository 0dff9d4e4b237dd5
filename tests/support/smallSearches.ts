import fc from 'fast-check';
import type { CountedWishes } from '../../functions/search/countedSearch.ts';
import { classTypes, widest } from '../../shared/rules/catalogue.ts';
import { addDays } from '../../shared/rules/dates.ts';
import type { RoomFact } from '../../shared/rules/facts.ts';
import { busyDay, smallCatalogues } from './smallCatalogues.ts';

const range = (min: number, max: number, by = 1) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => [Math.min(a, b) * by, Math.max(a, b) * by] as const);

/** Searches of small catalogues. */
export const searches = fc
  .record({
    location: fc.constantFrom(...smallCatalogues.map(({ place }) => place)),
    people: fc.oneof(
      range(1, 6),
      fc.integer({ min: 2, max: 6 }).map((least) => [least, widest.maxCapacityMembers] as const),
      fc.constant([widest.minCapacityMembers, widest.maxCapacityMembers] as const),
    ),
    prices: fc.oneof(
      range(2, 8, 1000),
      fc.integer({ min: 2, max: 7 }).map((most) => [widest.minPrice, most * 1000] as const),
      fc.constant([widest.minPrice, widest.maxPrice] as const),
    ),
    rooms: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 3 })),
    classType: fc.option(fc.constantFrom(...classTypes), { nil: undefined, freq: 1 }),
    facts: fc.option(fc.subarray(['bathroom', 'wifi'] satisfies RoomFact[]), {
      nil: undefined,
    }),
    stay: fc.option(fc.tuple(fc.integer({ min: -2, max: 5 }), fc.integer({ min: 1, max: 4 })), {
      nil: undefined,
      freq: 4,
    }),
  })
  .map(({ people, prices, stay, ...others }): CountedWishes => {
    const checkIn = stay && addDays(busyDay, stay[0]);
    return {
      ...others,
      minCapacityMembers: people[0],
      maxCapacityMembers: Math.max(people[1], others.rooms),
      minPrice: prices[0],
      maxPrice: prices[1],
      ...(checkIn !== undefined && stay && { checkIn, checkOut: addDays(checkIn, stay[1]) }),
    };
  });
