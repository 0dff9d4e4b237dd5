import { leastNightsOf, quoteOf } from '../../shared/rules/quote.ts';
import { nightsBetween } from '../../shared/rules/stays.ts';
import type { Days } from '../nights/nightItem.ts';
import type { Card } from './card.ts';
import { inKindOrder, type Kind } from './kinds.ts';

/** A kind with the price at which a search finds a room of it. */
export interface OfferedKind extends Kind {
  /** Whole PKR a night; of a stay the average after discounts, rounded down. */
  night: number;
  /** Whole PKR of a stay in one room. */
  stay?: number;
}

/** The kinds of a card with their prices, of a stay by its quote; none where the stay has fewer nights than its seasons ask for. */
export function offeredKinds({ kinds, rates }: Pick<Card, 'kinds' | 'rates'>, days: Days | undefined): OfferedKind[] {
  if (!days) return kinds.map((kind) => ({ ...kind, night: kind.price }));
  const { checkIn, checkOut } = days;
  if (nightsBetween(checkIn, checkOut) < leastNightsOf(rates, days)) return [];
  const rooms = kinds.map(({ id, price }) => ({ kind: id, price, count: 1 }));
  const quote = quoteOf(rates, { checkIn, checkOut, rooms, adults: 1, children: [], extras: [] });
  return kinds.map((kind, at) => {
    const { average, total } = quote.rooms[at] ?? { average: kind.price, total: kind.price };
    return { ...kind, night: average, stay: total };
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
