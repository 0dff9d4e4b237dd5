import { addDays, today } from '../../shared/rules/dates.ts';
import { leastNightsOf, quoteOf } from '../../shared/rules/quote.ts';
import { nightsBetween } from '../../shared/rules/stays.ts';
import type { Days } from '../nights/nightItem.ts';
import type { Card } from './card.ts';
import { stepBelow } from './entryMarks.ts';
import { inKindOrder, type Kind } from './kinds.ts';
import { daysAhead, fromPrices, hasPrices, isVaried, listedKinds, priceOn, stayEnds } from './listPrices.ts';

/** A kind with the price at which a search finds a room of it. */
export interface OfferedKind extends Kind {
  /** Whole PKR a night: the lowest of the next nights, or of a stay the average after discounts, rounded down. */
  night: number;
  /** Whole PKR of a stay in one room. */
  stay?: number;
  /** Whole PKR by which it stands in its list. */
  listed: number;
  /** Whether its nights do not all have the price of the kind. */
  varies: boolean;
}

type CardPrices = Pick<Card, 'kinds' | 'rates' | 'asOf'>;

/**
 * The kinds of a card with their prices, of a stay by its quote; none where the stay has fewer nights than its seasons ask for. `least` is
 * what a night must cost.
 */
export function offeredKinds(card: CardPrices, days: Days | undefined, least: number): OfferedKind[] {
  return days ? kindsOfStay(card, days, least) : kindsFromToday(card, today());
}

function kindsFromToday({ kinds, rates, asOf = '' }: CardPrices, now: string): OfferedKind[] {
  if (!hasPrices(rates))
    return kinds.map((kind) => ({ ...kind, night: kind.price, listed: kind.price, varies: false }));
  const from = fromPrices(rates, kinds, now);
  // Entries have the prices of the days ahead: only those that a clock has left behind have others than the card.
  const isLate = asOf !== '' && now > addDays(asOf, daysAhead);
  const listed = isLate ? listedKinds(rates, kinds, asOf) : [];
  return kinds.map((kind, at) => {
    const [night, stands] = [from.get(kind.id) ?? kind.price, listed[at]];
    return { ...kind, night, listed: stands ? priceOn(stands, now) : night, varies: isVaried(rates, kind) };
  });
}

function kindsOfStay({ kinds, rates }: CardPrices, days: Days, least: number): OfferedKind[] {
  const { checkIn, checkOut } = days;
  if (nightsBetween(checkIn, checkOut) < leastNightsOf(rates, days)) return [];
  const rooms = kinds.map(({ id, price }) => ({ kind: id, price, count: 1 }));
  const quote = quoteOf(rates, { checkIn, checkOut, rooms, adults: 1, children: [], extras: [] });
  return kinds.map((kind, at) => {
    const { average, total } = quote.rooms[at] ?? { average: kind.price, total: kind.price };
    const { low, high } = stayEnds(rates, { kind: kind.id, price: kind.price });
    const listed = low === high ? low : Math.max(low, stepBelow(least));
    return { ...kind, night: average, stay: total, listed, varies: isVaried(rates, kind) };
  });
}

/** Whole PKR by which kinds are compared: of the stay, or of a night. */
export function costOf({ night, stay }: Pick<OfferedKind, 'night' | 'stay'>): number {
  return stay ?? night;
}

/** Kinds by what a room of them costs; those that cost as much stand in the order of lists. */
export function inCostOrder(kinds: readonly OfferedKind[]): OfferedKind[] {
  return inKindOrder(kinds).toSorted((a, b) => costOf(a) - costOf(b));
}
