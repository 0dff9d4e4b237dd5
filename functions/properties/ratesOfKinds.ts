import type { DayRate, KindPrices, Rates, WeekdayPrice } from '../../shared/rules/rates.ts';

/**
 * Rates without the prices of kinds that are no more. Weekday prices and own days that are left without any price go with them; a season
 * stays, for it has a name and may have least nights.
 */
export function ratesOfKinds<R extends Rates>(rates: R, kinds: ReadonlySet<string>): R {
  const ofKinds = (prices: KindPrices): KindPrices =>
    Object.fromEntries(Object.entries(prices).filter(([kind]) => kinds.has(kind)));
  const priced = (each: WeekdayPrice): WeekdayPrice => ({ ...each, prices: ofKinds(each.prices) });
  return {
    ...rates,
    weekdays: rates.weekdays.map(priced).filter(hasPrices),
    seasons: rates.seasons.map((season) => ({
      ...season,
      prices: ofKinds(season.prices),
      weekdays: season.weekdays.map(priced).filter(hasPrices),
    })),
    days: rates.days.flatMap((each): DayRate[] => {
      if (each.prices === undefined) return [each];
      const prices = ofKinds(each.prices);
      return hasPrices({ prices }) ? [{ ...each, prices }] : [];
    }),
  };
}

/** Ids of all kinds that have a price in some rates. */
export function kindsInRates({ weekdays, seasons, days }: Rates): Set<string> {
  const priced = [...weekdays, ...seasons, ...seasons.flatMap((season) => season.weekdays), ...days];
  return new Set(priced.flatMap(({ prices }) => Object.keys(prices ?? {})));
}

function hasPrices({ prices }: { prices: KindPrices }): boolean {
  return Object.keys(prices).length > 0;
}
