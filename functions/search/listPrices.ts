import { addDays } from '../../shared/rules/dates.ts';
import { nightPrice, type PricedKind, percentOf, rulesOfNight } from '../../shared/rules/nightPrice.ts';
import type { Rates } from '../../shared/rules/rates.ts';

/** A price of a list with the first and the last day on which it holds; without one it holds already, or until it is written anew. */
export interface Span<Price> {
  price: Price;
  first?: string;
  last?: string;
}

/** Whole PKR of a night in a kind of rooms, as lists have it. */
export interface ListedKind {
  id: string;
  /** The price of a kind that has one on all days, and of any other that of its owner. */
  price: number;
  /** The lowest price of the next nights, and the least and the most that a night of a stay can cost on average. */
  varies?: { from: Span<number>[]; low: number; high: number };
}

/** Whole PKR of a night in the cheapest and the dearest kind of a hotel. */
export interface PriceEnds {
  low: number;
  high: number;
}

/** The nights whose lowest price a list without dates shows. */
const fromNights = 90;

/** Days for which lists are written ahead, so that a clock which is late hides no hotel. */
export const daysAhead = 7;

/** The lowest prices of the next 90 nights, whole PKR by the ids of kinds, as they are on a day. */
export function fromPrices(rates: Rates, kinds: readonly ListedPrice[], day: string): Map<string, number> {
  const [now] = fromByDay(rates, kinds, day, 1);
  return new Map(kinds.map(({ id, price }, at) => [id, now?.[at] ?? price]));
}

type ListedPrice = Pick<ListedKind, 'id' | 'price'>;

/** The lowest prices of the next 90 nights, of the kinds of which not all nights have the price of the kind. */
export function variedPrices(rates: Rates, kinds: readonly ListedPrice[], day: string): Map<string, number> {
  const varied = kinds.filter((kind) => isVaried(ratesFrom(rates, day), kind));
  return varied.length === 0 ? new Map() : fromPrices(rates, varied, day);
}

/** Whether not all nights have the price of the kind. */
export function isVaried(rates: Rates, { id, price }: ListedPrice): boolean {
  const { low, high } = nightEnds(rates, { kind: id, price });
  return low !== price || high !== price;
}

/** Prices of kinds as lists have them from a day on. */
export function listedKinds(rates: Rates, kinds: readonly ListedPrice[], day: string): ListedKind[] {
  if (!hasPrices(rates)) return kinds.map(({ id, price }) => ({ id, price }));
  const days = fromByDay(rates, kinds, day, daysAhead + 1);
  return kinds.map(({ id, price }, at) => {
    const from = spansOf(
      days.map((each) => each[at] ?? price),
      day,
    );
    const ends = stayEnds(rates, { kind: id, price });
    const isOne = from.length === 1 && ends.low === ends.high && from[0]?.price === ends.low;
    return isOne ? { id, price: ends.low } : { id, price, varies: { from, ...ends } };
  });
}

/** The lowest and the highest of the prices of all kinds from a day on; there is one at least. */
export function hotelSpans(kinds: readonly ListedKind[], day: string): Span<PriceEnds>[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, at) => addDays(day, at));
  const ends = days.map((each): PriceEnds => {
    const prices = kinds.map((kind) => priceOn(kind, each));
    return { low: Math.min(...prices), high: Math.max(...prices) };
  });
  return spansOf(ends, day, (a, b) => a.low === b.low && a.high === b.high);
}

/** The price of a kind in lists without dates, on a day. */
export function priceOn({ price, varies }: ListedKind, day: string): number {
  return varies?.from.find((span) => holdsOn(span, day))?.price ?? price;
}

/** Whether a price holds on a day. */
export function holdsOn({ first = '', last = '~' }: Omit<Span<unknown>, 'price'>, day: string): boolean {
  return first <= day && day <= last;
}

/**
 * The day on which prices of lists, written on a day, are to be written again: a lowest price changes in a week, or own days or a season
 * that had an end of the prices are over; undefined for none.
 */
export function nextListing(rates: Rates, kinds: readonly ListedPrice[], day: string): string | undefined {
  const isBound = [...rates.seasons, ...rates.days].length > 0 && hasPrices(rates);
  if (!isBound || kinds.length === 0) return undefined;
  const changes = [nextFrom(rates, kinds, day), nextEnds(rates, kinds, day)].filter((each) => each !== undefined);
  // Once a year whatever lies further ahead comes into sight, a week before it could change a price.
  return [...changes, addDays(day, sight - daysAhead)].sort()[0];
}

/** Days ahead on which a change is looked for. */
const sight = 366;

function nextFrom(rates: Rates, kinds: readonly ListedPrice[], day: string): string | undefined {
  const days = fromByDay(rates, kinds, day, sight);
  const at = days.findIndex((each, offset) => offset > daysAhead && each.join() !== days[offset - 1]?.join());
  return at === -1 ? undefined : addDays(day, at - daysAhead);
}

/** The first day on which parts that are over leave other ends of prices. */
function nextEnds(rates: Rates, kinds: readonly ListedPrice[], day: string): string | undefined {
  const endsOn = (each: string) =>
    JSON.stringify(kinds.map(({ id, price }) => stayEnds(ratesFrom(rates, each), { kind: id, price })));
  const now = endsOn(day);
  const overs = [...rates.seasons, ...rates.days]
    .map(({ to }) => to)
    .filter((to) => to.length > 'MM-DD'.length && to >= day);
  return overs
    .toSorted()
    .map((to) => addDays(to, 1))
    .find((each) => endsOn(each) !== now);
}

/** Rates without own days and seasons that were over before a day. */
export function ratesFrom<R extends Rates>(rates: R, day: string): R {
  const isAhead = ({ to }: { to: string }) => to.length === 'MM-DD'.length || to >= day;
  return { ...rates, seasons: rates.seasons.filter(isAhead), days: rates.days.filter(isAhead) };
}

/** Whether rates change what a night costs. */
export function hasPrices({ weekdays, seasons, days, longStays }: Rates): boolean {
  return weekdays.length + seasons.length + days.length + longStays.length > 0;
}

/** Of each of so many days the lowest price of its next nights, in the order of kinds. */
function fromByDay(rates: Rates, kinds: readonly ListedPrice[], day: string, days: number): number[][] {
  const nights = Array.from({ length: days + fromNights - 1 }, (_, at) => {
    const rules = rulesOfNight(rates, addDays(day, at));
    return kinds.map(({ id, price }) => nightPrice(rules, { kind: id, price }).price);
  });
  return Array.from({ length: days }, (_, first) => {
    const next = nights.slice(first, first + fromNights);
    return kinds.map((_, at) => Math.min(...next.map((prices) => prices[at] ?? 0)));
  });
}

/** Equal prices of days that follow each other are one span. */
function spansOf<Price>(
  prices: readonly Price[],
  day: string,
  isSame: (a: Price, b: Price) => boolean = (a, b) => a === b,
): Span<Price>[] {
  const spans: Span<Price>[] = [];
  for (const [at, price] of prices.entries()) {
    const before = spans.at(-1);
    if (before && isSame(before.price, price)) continue;
    if (before) before.last = addDays(day, at - 1);
    spans.push({ price, ...(before && { first: addDays(day, at) }) });
  }
  return spans;
}

/** The least and the most that a night can cost on average in any stay, by all prices that the rates have for the kind. */
export function stayEnds(rates: Rates, kind: PricedKind): PriceEnds {
  const { low, high } = nightEnds(rates, kind);
  const discount = Math.max(0, ...rates.longStays.map(({ percent }) => percent));
  return { low: Math.floor((low * (100 - discount)) / 100), high };
}

/** The lowest and the highest price of a night, as above. */
function nightEnds({ weekdays, seasons, days }: Rates, { kind, price }: PricedKind): PriceEnds {
  const usual = [...weekdays, ...seasons, ...seasons.flatMap((season) => season.weekdays)].flatMap(
    ({ prices }) => prices[kind] ?? [],
  );
  const [least, most] = [Math.min(price, ...usual), Math.max(price, ...usual)];
  const own = days.flatMap(({ percent, prices }) =>
    percent === undefined ? (prices?.[kind] ?? []) : [least, most].map((each) => percentOf(each, percent)),
  );
  return { low: Math.min(least, ...own), high: Math.max(most, ...own) };
}
