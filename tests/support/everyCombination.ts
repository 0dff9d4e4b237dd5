import { widest } from '../../shared/rules/catalogue.ts';
import type { OfferedRooms, Party } from '../../shared/rules/roomCombination.ts';

export type Offer = OfferedRooms;

/** The price or the guests of so many rooms of each offer. */
export function sumOf(offers: readonly Offer[], counts: readonly number[], of: 'price' | 'capacity'): number {
  return offers.reduce((sum, offer, at) => sum + offer[of] * (counts[at] ?? 0), 0);
}

/** Every way to take rooms that are wanted, each as numbers of rooms by offers. */
export function everyCombination(offers: readonly Offer[], { rooms, least, most }: Party): number[][] {
  const ways = offers.reduce<number[][]>(
    (before, { count }) =>
      before.flatMap((counts) => Array.from({ length: Math.min(count, rooms) + 1 }, (_, taken) => [...counts, taken])),
    [[]],
  );
  return ways.filter((counts) => {
    const guests = sumOf(offers, counts, 'capacity');
    const isAll = counts.reduce((sum, count) => sum + count, 0) === rooms;
    return isAll && guests >= least && (most >= widest.maxCapacityMembers || guests <= most);
  });
}
