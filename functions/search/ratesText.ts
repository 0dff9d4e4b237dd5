import { dayNumber } from '../../shared/rules/dates.ts';
import {
  type ChildRules,
  type DayRate,
  type KindPrices,
  type Rates,
  type Season,
  type WeekdayPrice,
  weekdays,
} from '../../shared/rules/rates.ts';

/** Stand for the kinds of a hotel, in their order. */
export const kindLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+./:;<';

/** A day of the year, `MM-DD`, is told by its day in a leap year. */
export const leapYear = 2028;
export const base = 36;

/**
 * The rates of a hotel in few bytes, without names, extras, and prices of kinds but those by these ids, 40 at most; empty where nothing
 * is set. Each part has a letter and figures in base 36, then its prices behind the letters of their kinds: `w<days>` weekday prices,
 * `y<first>,<last>,<least>` a season of each year, `o<first>,<more nights>,<least>` one that comes once, `v<days>` weekday prices of the
 * season before, `d<first>,<more nights>,<percentage>` own days, `l<nights>,<percentage>` a long stay, and
 * `c<free under>,<flags>,<price>` children. Days of the week are bits; days are counted from 1970, those of the year from 1 January.
 */
export function ratesText({ weekdays: ofYear, seasons, days, longStays, children }: Rates, kinds: readonly string[]) {
  return [
    ...ofYear.flatMap((each) => weekdayPart('w', each, kinds)),
    ...seasons.flatMap((season) => [
      seasonPart(season, kinds),
      ...season.weekdays.flatMap((each) => weekdayPart('v', each, kinds)),
    ]),
    ...days.flatMap((each) => dayPart(each, kinds)),
    ...longStays.map(({ nights, percent }) => part('l', [nights, percent])),
    ...(children ? [childrenPart(children)] : []),
  ].join(' ');
}

function part(letter: string, figures: readonly (number | undefined)[], prices = ''): string {
  const written = figures.map((each) => each?.toString(base) ?? '').join(',');
  return `${letter}${written.replace(/,+$/, '')}${prices}`;
}

function pricesText(prices: KindPrices, kinds: readonly string[]): string {
  return kinds
    .map((id, at) => (prices[id] === undefined ? '' : `${kindLetters[at]}${prices[id].toString(base)}`))
    .join('');
}

/** None where no kind has a price. */
function weekdayPart(letter: string, { days, prices }: WeekdayPrice, kinds: readonly string[]): string[] {
  const bits = days.reduce((sum, day) => sum | (1 << weekdays.indexOf(day)), 0);
  const priced = pricesText(prices, kinds);
  return priced === '' ? [] : [part(letter, [bits], priced)];
}

function seasonPart({ from, to, prices, leastNights }: Season, kinds: readonly string[]): string {
  const isOnce = from.length > 'MM-DD'.length;
  const ends = isOnce ? [dayNumber(from), dayNumber(to) - dayNumber(from)] : [dayOfYear(from), dayOfYear(to)];
  return part(isOnce ? 'o' : 'y', [...ends, leastNights], pricesText(prices, kinds));
}

/** None where no kind has a price, and there is no percentage. */
function dayPart({ from, to, percent, prices = {} }: DayRate, kinds: readonly string[]): string[] {
  const priced = pricesText(prices, kinds);
  if (percent === undefined && priced === '') return [];
  return [part('d', [dayNumber(from), dayNumber(to) - dayNumber(from), percent], priced)];
}

function childrenPart({ freeUnder, price, sleeper, inExtras }: ChildRules): string {
  return part('c', [freeUnder, (sleeper ? 1 : 0) + (inExtras ? 2 : 0), price]);
}

function dayOfYear(day: string): number {
  return dayNumber(`${leapYear}-${day}`) - dayNumber(`${leapYear}-01-01`);
}
