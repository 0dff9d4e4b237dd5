import { widest } from '../../shared/rules/catalogue.ts';
import { EntryWalk, type WalkEntry } from './entryWalk.ts';
import type { PageReads } from './findRooms.ts';
import type { Part } from './meanings.ts';
import type { SearchReader } from './searchReading.ts';
import { soughtList } from './soughtList.ts';
import { boundsOf, isOfAllKinds, type SearchQuery, wantedKinds } from './wanted.ts';

/** Hotels that are counted at most; where there are others it is said that there are more. */
export const mostCounted = 50;

/**
 * Hotels that were counted, and the prices of their rooms that fit: whole PKR a night, the highest where all were looked at. The prices of
 * several rooms are those of all of them, and their order is not that of the list: the lowest is known where all were looked at too.
 */
export interface Count {
  hotels: number;
  more: boolean;
  cheapest?: number;
  dearest?: number;
}

type Reads = Pick<PageReads, 'reading' | 'budget'>;

/** Counts the hotels of parts that follow each other, as far as the units reach; undefined where none was found. */
export async function countHotels(
  reads: Reads,
  parts: readonly Part[],
  filters: SearchQuery,
): Promise<Count | undefined> {
  const all: Prices = [];
  const hotels = () => new Set(all.map(([id]) => id)).size;
  let more = false;
  for (const part of parts) {
    const { found, mayFollow } = await findPrices(reads, { ...part, ...filters });
    all.push(...found);
    more ||= mayFollow || hotels() > mostCounted;
    if (hotels() > mostCounted) break;
  }
  return summary(
    hotels(),
    all.flatMap(([, prices]) => prices),
    more,
  );
}

function summary(hotels: number, prices: readonly number[], more: boolean): Count | undefined {
  if (hotels === 0) return undefined;
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)];
  return { hotels: Math.min(hotels, mostCounted), more, cheapest, ...(!more && { dearest }) };
}

/** Prices of the kinds that fit, of hotels by their ids. */
type Prices = [propertyId: string, prices: number[]][];

/** Entries tell the prices of all kinds; of a hotel that is found by its name, only its card which of them fit. */
async function findPrices(
  { reading, budget }: Reads,
  wanted: SearchQuery,
): Promise<{ found: Prices; mayFollow: boolean }> {
  const isOpen = isOfAllKinds(wanted) && hasAllPrices(wanted);
  const page = { sort: 'price', limit: mostCounted } as const;
  const walk = new EntryWalk(soughtList(wanted, page, !isOpen), { reading, budget, page });
  await walk.fill(mostCounted + 1, () => true, 0);
  const { ahead, mayFollow } = walk;
  const needsCards =
    wanted.hotel !== undefined && !(isOpen && wanted.classType === undefined && wanted.facts === undefined);
  if (!needsCards) return { found: ahead.map((entry) => [entry.propertyId, pricesIn(entry)]), mayFollow };
  const ids = [...new Set(ahead.map(({ propertyId }) => propertyId))];
  const known = await reading.cards(ids, budget);
  const found = known.map((id): Prices[number] => [id, pricesOf(reading.card(id), wanted)]);
  return { found: found.filter(([, prices]) => prices.length > 0), mayFollow: mayFollow || known.length < ids.length };
}

function hasAllPrices(wanted: SearchQuery): boolean {
  const { minPrice, maxPrice } = boundsOf(wanted);
  return minPrice <= widest.minPrice && maxPrice >= widest.maxPrice;
}

/** The lowest and the highest price of an entry stand before and behind its hotel, in eight digits each. */
function pricesIn({ sk }: WalkEntry): number[] {
  return (/(?:^|#)(\d{8})#.*#(\d{8})$/.exec(sk) ?? []).slice(1).map(Number);
}

function pricesOf(card: ReturnType<SearchReader['card']>, wanted: SearchQuery): number[] {
  if (!card || card.classType !== (wanted.classType ?? card.classType)) return [];
  return wantedKinds(card.kinds, wanted).map(({ price }) => price);
}
