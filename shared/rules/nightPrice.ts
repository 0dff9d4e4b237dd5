import { nightlyPrice } from './catalogue.ts';
import { dayNumber } from './dates.ts';
import {
  type DayRate,
  type KindPrices,
  type Rates,
  type Season,
  type Weekday,
  type WeekdayPrice,
  weekdays,
} from './rates.ts';

/** The parts of the rates that decide on the price of a night. */
export type NightRates = Pick<Rates, 'weekdays' | 'seasons' | 'days'>;

/** A kind of rooms, with whole PKR a night where nothing else is set. */
export interface PricedKind {
  kind: string;
  price: number;
}

/** Causes of the price of a night, in the order in which they decide. */
export const priceCauses = ['ownDays', 'seasonWeekday', 'season', 'weekday', 'price'] as const;

/** Whole PKR of a night, and what decided it: with the name of the season, or of own days that have one. */
export interface NightPrice {
  price: number;
  by: (typeof priceCauses)[number];
  name?: string;
}

/** The rules of a night for all kinds. */
export interface NightRules {
  own?: DayRate | undefined;
  season?: Season | undefined;
  /** Weekday prices of the night's day of the week: of its season, and of the year. */
  ofSeason: KindPrices;
  ofYear: KindPrices;
}

/** The parts of the rates that hold for a night, `YYYY-MM-DD`, whatever the kind. */
export function rulesOfNight(rates: NightRates, night: string): NightRules {
  const season = seasonOf(rates, night);
  const weekday = weekdayOf(night);
  return {
    own: rates.days.find(({ from, to }) => from <= night && night <= to),
    season,
    ofSeason: pricesOn(season?.weekdays ?? [], weekday),
    ofYear: pricesOn(rates.weekdays, weekday),
  };
}

function pricesOn(prices: readonly WeekdayPrice[], weekday: Weekday): KindPrices {
  return prices.find(({ days }) => days.includes(weekday))?.prices ?? {};
}

/** The day of the week on which a night begins. */
export function weekdayOf(night: string): Weekday {
  // 1 January 1970 was a Thursday.
  return weekdays[(dayNumber(night) + 4) % weekdays.length] ?? 'sunday';
}

/** The price of a night of a kind, by what holds for the night. */
export function nightPrice(rules: NightRules, kind: PricedKind): NightPrice {
  const { own } = rules;
  const price = own && ownPrice(own, kind, rules);
  if (price === undefined) return usualPrice(rules, kind);
  return { price, by: 'ownDays', ...(own?.name !== undefined && { name: own.name }) };
}

function ownPrice({ percent, prices }: DayRate, kind: PricedKind, rules: NightRules): number | undefined {
  return percent === undefined ? prices?.[kind.kind] : percentOf(usualPrice(rules, kind).price, percent);
}

/** So many hundredths of a price, half a rupee rounded up, within the bounds of prices. */
export function percentOf(price: number, percent: number): number {
  const { min, max } = nightlyPrice;
  return Math.min(max, Math.max(min, Math.floor((price * percent + 50) / 100)));
}

/** The price without own days. */
function usualPrice({ season, ofSeason, ofYear }: NightRules, { kind, price }: PricedKind): NightPrice {
  const name = season?.name ?? '';
  const [seasonWeekday, ofNights, weekday] = [ofSeason[kind], season?.prices[kind], ofYear[kind]];
  if (seasonWeekday !== undefined) return { price: seasonWeekday, by: 'seasonWeekday', name };
  if (ofNights !== undefined) return { price: ofNights, by: 'season', name };
  return weekday === undefined ? { price, by: 'price' } : { price: weekday, by: 'weekday' };
}

/** The season in which a night lies. */
export function seasonOf(rates: Pick<Rates, 'seasons'>, night: string): Season | undefined {
  return rates.seasons.find((season) => isInSeason(season, night));
}

/**
 * Whether a night lies in a season. Days of the year are compared as text, so that one which ends on 29 February lasts to the end of
 * February in each year.
 */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, night: string): boolean {
  const day = night.slice(-from.length);
  const [begun, lasting] = [from <= day, day <= to];
  return from <= to ? begun && lasting : begun || lasting;
}
