import fc from 'fast-check';
import type { RoomSearch } from '../../../shared/addresses/searchAddress.ts';
import { classTypes, priceSorts, widest } from '../../../shared/rules/catalogue.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { greaterFacts, roomFacts } from '../../../shared/rules/facts.ts';
import { kept, violationOf } from '../../../shared/rules/field.ts';
import { searchFields } from '../../../shared/rules/search.ts';
import { roomsOfRequest } from '../../../shared/rules/stays.ts';

function range(min: number, max: number) {
  const value = fc.integer({ min, max });
  return fc.tuple(value, value).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
}

/** Any search that the API would take. */
export const arbitrarySearch: fc.Arbitrary<RoomSearch> = fc
  .record({
    location: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .filter((text) => violationOf(searchFields.location, text) === undefined),
    classType: fc.option(fc.constantFrom(...classTypes), { nil: undefined }),
    rooms: fc.option(fc.integer({ min: 2, max: roomsOfRequest.max }), { nil: undefined }),
    guests: range(widest.minCapacityMembers, widest.maxCapacityMembers),
    price: range(widest.minPrice, widest.maxPrice),
    days: fc.option(fc.tuple(fc.integer({ min: 1, max: 365 }), fc.integer({ min: 1, max: 30 })), { nil: undefined }),
    facts: fc.subarray([...roomFacts]).map(greaterFacts),
    sort: fc.constantFrom(...priceSorts),
  })
  .map(({ location, classType, rooms, guests, price, days, facts, sort }) => ({
    location: kept(searchFields.location, location),
    ...(classType && { classType }),
    ...(rooms && { rooms }),
    minCapacityMembers: guests[0],
    maxCapacityMembers: Math.max(guests[1], rooms ?? 1),
    minPrice: price[0],
    maxPrice: price[1],
    ...(facts.length > 0 && { facts }),
    ...(days && { checkIn: addDays(today(), days[0]), checkOut: addDays(today(), days[0] + days[1]) }),
    sort,
  }));
