import type { PricedKind } from '../../../shared/rules/nightPrice.ts';
import type { QuotedNight } from '../../../shared/rules/quote.ts';
import type { DayRate, Rates, WeekdayPrice } from '../../../shared/rules/rates.ts';
import { isNightOf } from './calendar.ts';

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The price of a night: the list of docs/prices.md from its top, until a line gives the kind a price. */
export function nightByHand(rates: Rates, kind: PricedKind, night: string): QuotedNight {
  const own = rates.days.find((each) => isNightOf(each, night));
  const others = linesWithoutOwnDays(rates, kind, night);
  const [usual] = others as [QuotedNight];
  const [price] = own ? ownPrices(own, kind, usual.price) : [];
  return price === undefined ? usual : { night, price, by: 'ownDays', ...(own?.name && { name: own.name }) };
}

function ownPrices({ percent, prices = {} }: DayRate, { kind }: PricedKind, usual: number): number[] {
  if (percent !== undefined) return [withinBounds(halfUp(usual * percent))];
  return Object.entries(prices).flatMap(([each, price]) => (each === kind ? [price] : []));
}

function halfUp(hundredths: number): number {
  const rest = hundredths % 100;
  return (rest < 50 ? hundredths - rest : hundredths - rest + 100) / 100;
}

/** The middle one of the price and its bounds. */
function withinBounds(price: number): number {
  return [1, price, 1_000_000].sort((a, b) => a - b)[1] ?? price;
}

/** Each line of the list but the first that gives the kind a price. */
function linesWithoutOwnDays({ seasons, weekdays }: Rates, { kind, price }: PricedKind, night: string): QuotedNight[] {
  const lines: QuotedNight[] = [];
  for (const { name, weekdays: ofSeason, prices } of seasons.filter((season) => isNightOf(season, night))) {
    lines.push(
      ...pricesOnDay(ofSeason, kind, night).map((each) => ({ night, price: each, by: 'seasonWeekday', name }) as const),
    );
    if (kind in prices) lines.push({ night, price: prices[kind] ?? 0, by: 'season', name });
  }
  lines.push(...pricesOnDay(weekdays, kind, night).map((each) => ({ night, price: each, by: 'weekday' }) as const));
  return [...lines, { night, price, by: 'price' }];
}

function pricesOnDay(weekdays: readonly WeekdayPrice[], kind: string, night: string): number[] {
  const day = dayNames[new Date(night).getUTCDay()] ?? 'sunday';
  return weekdays.flatMap(({ days, prices }) => (days.includes(day) ? [prices[kind] ?? []] : [])).flat();
}
