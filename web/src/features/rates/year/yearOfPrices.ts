import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import { type NightPrice, nightPrice, rulesOfNight } from '../../../../../shared/rules/nightPrice.ts';
import { storedRates } from '../../../../../shared/rules/ratesForm.ts';
import { nightsOf } from '../../../../../shared/rules/stays.ts';
import { formOf } from '../api/rates.ts';

/** A night with its price in whole PKR, and what decides it. */
export interface PricedNight extends NightPrice {
  night: string;
}

/** The nights of twelve months, from the month of a day on, with the prices of a kind. */
export function yearOfPrices(rates: OwnRates, kind: OwnRates['kinds'][number], day: string): PricedNight[] {
  const first = `${day.slice(0, 7)}-01`;
  const last = `${Number(day.slice(0, 4)) + 1}${first.slice(4)}`;
  const stored = storedRates(formOf(rates), () => '');
  return nightsOf(first, last).map((night) => ({ night, ...nightPrice(rulesOfNight(stored, night), kind) }));
}

/** Nights by their months, in order. */
export function monthsOf(nights: readonly PricedNight[]): [month: string, nights: PricedNight[]][] {
  return [...Map.groupBy(nights, ({ night }) => night.slice(0, 7))];
}

/** Runs of nights that follow each other with one price and one cause. */
export function runsOf(nights: readonly PricedNight[]): PricedNight[][] {
  const runs: PricedNight[][] = [];
  for (const each of nights) {
    const run = runs.at(-1);
    if (run?.[0] && isAlike(run[0], each)) run.push(each);
    else runs.push([each]);
  }
  return runs;
}

function isAlike(one: PricedNight, other: PricedNight): boolean {
  return one.price === other.price && one.by === other.by && one.name === other.name;
}
