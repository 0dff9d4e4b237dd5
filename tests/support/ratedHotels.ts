import type { Property } from '../../functions/properties/property.ts';
import type { StoredRates } from '../../functions/search/indexedProperty.ts';
import { kindIds } from '../../functions/search/kindIds.ts';
import { shownKinds } from '../../functions/search/kinds.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { type DayRate, type KindPrices, noRates, type Season, weekdays } from '../../shared/rules/rates.ts';

type Some = (most: number) => number;

/** A hotel with rates of every sort around a day: seasons with rules and weekdays, weekday prices, own days and longer stays. */
export function withRates(property: Property, around: string, some: Some): Property {
  const kinds = [...new Set(Object.values(kindIds(property)))];
  const prices = (): KindPrices =>
    Object.fromEntries(kinds.filter(() => some(3) > 0).map((kind) => [kind, 1500 + 250 * some(36)]));
  const onDays = () => [{ days: weekdays.filter((_, at) => at % 3 === some(3)), prices: prices() }];
  const from = addDays(around, some(8) - 5);
  const season: Season = {
    name: 'Feast',
    ...(some(2) === 0 ? { from: from.slice(5), to: addDays(from, 6).slice(5) } : { from, to: addDays(from, 6) }),
    prices: prices(),
    weekdays: some(2) === 0 ? onDays() : [],
    ...(some(3) === 0 && { leastNights: 2 + some(2) }),
  };
  const first = addDays(around, some(5) - 3);
  const days: DayRate = {
    from: first,
    to: addDays(first, some(3)),
    ...(some(2) === 0 ? { percent: 50 + 10 * some(16) } : { prices: prices() }),
  };
  const rates: StoredRates = {
    weekdays: some(2) === 0 ? onDays() : [],
    seasons: some(4) > 0 ? [season] : [],
    days: some(2) === 0 ? [days] : [],
    longStays: some(2) === 0 ? [{ nights: 2 + some(3), percent: 5 + some(40) }] : [],
    extras: [],
    revision: 1,
  };
  return { ...property, rates };
}

/** A hotel with three seasons, weekday prices and own days, of all its kinds. */
export function rated(property: Property): Property {
  const prices = Object.fromEntries(shownKinds(property).map(({ id, price }) => [id, price + 700]));
  const weekend = [{ days: ['friday', 'saturday'] as const, prices }];
  const season = (name: string, from: string, to: string) => ({ name, from, to, prices, weekdays: weekend });
  const seasons = [
    season('Spring', '03-01', '05-31'),
    season('Summer', '06-01', '08-31'),
    season('Snow', '12-15', '01-15'),
  ];
  const days = [{ from: '2027-07-13', to: '2027-07-13', percent: 130 }];
  return {
    ...property,
    rates: { ...noRates, weekdays: weekend, seasons, days, longStays: [{ nights: 3, percent: 10 }], revision: 1 },
  };
}
