import { type Count, mostCounted } from './countHotels.ts';
import { findRooms, type PageReads, unitsOfLook } from './findRooms.ts';
import type { Part } from './meanings.ts';
import { unitsOfEntries } from './searchReading.ts';
import type { TakenRooms } from './takenRooms.ts';
import type { SearchQuery } from './wanted.ts';

/**
 * Counts the hotels that have several rooms for a search, as its pages find them, as far as the units reach; undefined where none was
 * found. Only their cards tell, so that fifteen hotels are looked at at most.
 */
export async function countTogether(
  { reading, budget, free }: PageReads,
  parts: readonly Part[],
  filters: SearchQuery,
): Promise<Count | undefined> {
  const looked: TakenRooms[] = [];
  const reads = { reading, budget, free: free && { ...free, taken: noting(free.taken, looked) } };
  const prices: number[] = [];
  let more = false;
  for (const part of parts) {
    const isRead = budget.left >= unitsOfEntries(1) + unitsOfLook(reads);
    const page = { sort: 'price', limit: mostCounted } as const;
    const { hits, next } = isRead ? await findRooms(reads, { ...filters, ...part }, page) : { hits: [], next: '' };
    prices.push(...hits.flatMap(({ together }) => together?.price ?? []));
    more ||= next !== undefined;
  }
  if (prices.length === 0) return undefined;
  // A hotel whose nights were too many to read was passed over: it may be another.
  more ||= looked.some(({ known }) => known === undefined);
  const range = { cheapest: Math.min(...prices), dearest: Math.max(...prices) };
  return { hotels: prices.length, more, ...(!more && range) };
}

type NightReads = NonNullable<PageReads['free']>['taken'];

/** Notes the taken rooms that are opened. */
function noting({ of }: NightReads, looked: TakenRooms[]): NightReads {
  return {
    of: (range, budget) => {
      const rooms = of(range, budget);
      looked.push(rooms);
      return rooms;
    },
  };
}
