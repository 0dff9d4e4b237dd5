import { widest } from '../../shared/rules/catalogue.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import { EntryWalk, type WalkEntry } from './entryWalk.ts';
import type { Part } from './meanings.ts';
import { type HotelPrices, mostCounted } from './priceCount.ts';
import type { SearchReader } from './searchReading.ts';
import { soughtList } from './soughtList.ts';
import { boundsOf, isOfAllKinds, type SearchQuery } from './wanted.ts';

interface EntryReads {
  reading: SearchReader;
  budget: ReadBudget;
}

/**
 * The hotels of parts that follow each other, with the prices of their kinds that fit, as entries tell them: of one room without dates.
 * Those of a hotel's name only cards tell. Fifty hotels and one are looked for at most, and of each part its first entries.
 */
export async function entriesFound(
  { reading, budget }: EntryReads,
  parts: readonly Part[],
  filters: Omit<SearchQuery, 'place'>,
): Promise<HotelPrices> {
  const prices = new Map<string, number[]>();
  let isWhole = true;
  let isLowest = true;
  for (const part of parts) {
    const wanted = { ...filters, ...part };
    const page = { sort: 'price', limit: mostCounted } as const;
    const walk = new EntryWalk(soughtList(wanted, page, isOpen(wanted) ? 'first' : 'kinds'), { reading, budget, page });
    await walk.fill(Math.max(1, mostCounted + 1 - prices.size), () => true, 0);
    for (const entry of walk.ahead) {
      prices.set(entry.propertyId, [...(prices.get(entry.propertyId) ?? []), ...pricesIn(entry)]);
    }
    isWhole &&= !walk.mayFollow;
    isLowest &&= walk.ahead.length > 0 || !walk.mayFollow;
  }
  return { prices, isWhole, priceTold: isLowest ? 'lowest' : 'none' };
}

/** Whether any kind of a hotel fits, so that one entry of each tells all of its prices. */
function isOpen(wanted: SearchQuery): boolean {
  const { minPrice, maxPrice } = boundsOf(wanted);
  return isOfAllKinds(wanted) && minPrice <= widest.minPrice && maxPrice >= widest.maxPrice;
}

/** The lowest and the highest price of an entry stand before and behind its hotel, in eight digits each. */
function pricesIn({ sk }: WalkEntry): number[] {
  return (/^(\d{8})#.*#(\d{8})$/.exec(sk) ?? []).slice(1).map(Number);
}
