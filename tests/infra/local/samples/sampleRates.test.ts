import { describe, expect, it } from 'vitest';
import { kindsOfRooms } from '../../../../functions/bookings/roomChoice.ts';
import type { Property } from '../../../../functions/properties/property.ts';
import { kindsInRates } from '../../../../functions/properties/ratesOfKinds.ts';
import rates from '../../../../infra/local/samples/rates.json' with { type: 'json' };
import { ratesFormOf, type SampleRates } from '../../../../infra/local/samples/sampleRates.ts';
import { sampleProperties } from '../../../../infra/local/samples/samples.ts';
import { ratesIssues } from '../../../../shared/rules/ratesIssues.ts';

describe('the rates of samples', () => {
  const rated = sampleProperties.filter((property) => property.rates);

  it('have seasons, weekends, long stays, rules for children and extras between them', () => {
    const parts = rated.map((property) => property.rates);
    const has = (isThere: (each: Property['rates']) => unknown) => parts.some((each) => Boolean(isThere(each)));
    expect(rated).toHaveLength(Object.keys(rates).length);
    expect(has((each) => each?.seasons.length)).toBe(true);
    expect(has((each) => each?.weekdays.length)).toBe(true);
    expect(has((each) => each?.longStays.length)).toBe(true);
    expect(has((each) => each?.children)).toBe(true);
    expect(has((each) => each?.extras.length)).toBe(true);
  });

  it.each(rated)('are those that an owner may put, for kinds of the hotel: $hotel.name', (property) => {
    const sample = (rates as unknown as Record<string, SampleRates>)[property.id];
    expect(sample && ratesIssues(ratesFormOf(sample, property))).toEqual([]);
    const kinds = new Set(Object.values(kindsOfRooms(property)));
    expect([...(property.rates ? kindsInRates(property.rates) : [])].filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each(rated)('have no extra for what the text says to be in the price: $hotel.name', ({ hotel, rates }) => {
    const included = [...hotel.description.toLowerCase().matchAll(/(\w+)(?: buffet)? (?:is )?included/g)].map(
      ([, word]) => word,
    );
    expect(rates?.extras.filter(({ name }) => included.includes(name.toLowerCase()))).toEqual([]);
  });
});
