import type { countRooms } from '../../shared/contracts/counts.ts';
import type { Input } from '../../shared/endpoint.ts';
import { widest } from '../../shared/rules/catalogue.ts';
import { changedSearch, type WishChange } from '../../shared/rules/wishChanges.ts';
import { entriesFound } from './countEntries.ts';
import { fitOf } from './fit.ts';
import { nightsSought } from './foundPage.ts';
import type { HotelLook, HotelLooks } from './hotelLooks.ts';
import { fittingKinds, kindsWithout } from './look.ts';
import type { Part } from './meanings.ts';
import { costOf } from './offeredKinds.ts';
import { type HotelPrices, withoutHotels } from './priceCount.ts';
import type { SearchReader } from './searchReading.ts';
import { type Survey, surveyHotels } from './survey.ts';
import type { UnitPool } from './unitPool.ts';
import { filtersOf, takesSeveral } from './wanted.ts';

export type CountedWishes = Input<typeof countRooms>['body'];

/** The reads of a search that is counted, and the units that it has for all of its counts. */
export interface CountReads {
  reading: SearchReader;
  looks: HotelLooks;
  pool: UnitPool;
}

/** A search that is counted, where it looks for hotels. */
export interface CountedSearch {
  wishes: CountedWishes;
  parts: readonly Part[];
}

/** Whether entries alone tell which hotels a search finds: with dates and of several rooms only looks do, and cards of a name. */
export function isToldByEntries({ wishes, parts }: CountedSearch): boolean {
  return wishes.checkIn === undefined && !takesSeveral(wishes) && parts.every(({ hotel }) => hotel === undefined);
}

/** The hotels that a search finds, with the prices at which it finds them. */
export async function searchFound(reads: CountReads, search: CountedSearch, most: number): Promise<HotelPrices> {
  const { parts, wishes } = search;
  if (isToldByEntries(search))
    return reads.pool.spend(most, (budget) => entriesFound({ ...reads, budget }, parts, filtersOf(wishes)));
  return pricesIn(await surveyOf(reads, search, most), wishes);
}

/** The hotels that may fit a search, whether or not they are free; with dates all that can cost as much on some nights, or without dates. */
export function surveyOf(reads: CountReads, { parts, wishes }: CountedSearch, most: number): Promise<Survey> {
  const filters = filtersOf(wishes);
  const entries = nightsSought(wishes) && hasLimits(wishes) ? 'stays' : 'first';
  return reads.pool.spend(most, (budget) => surveyHotels({ ...reads, budget, entries }, parts, filters));
}

/** Whether prices are bounded: then the entries of stays tell which hotels can be within the limits, else one of each hotel is enough. */
function hasLimits({ minPrice, maxPrice }: CountedWishes): boolean {
  return minPrice > widest.minPrice || maxPrice < widest.maxPrice;
}

/** The hotels among those that were looked at which a search finds. */
export function pricesIn({ looks, isWhole }: Survey, wishes: CountedWishes): HotelPrices {
  const found = looks.map((look) => [look.card.propertyId, pricesOf(look, wishes)] as const);
  return { prices: new Map(found.filter(([, prices]) => prices.length > 0)), isWhole };
}

/** The prices of the rooms of a hotel that a search finds, of several rooms that of the cheapest together, with dates those of the stay. */
function pricesOf({ card, taken }: HotelLook, wishes: CountedWishes): number[] {
  const filters = { ...filtersOf(wishes), newHost: card.newHost };
  const nights = nightsSought(wishes);
  const kinds = kindsWithout(fittingKinds(card, filters, 'price', nights), (nights && taken?.on(nights)) ?? new Set());
  const fit = fitOf(kinds, filters, 'price');
  if (!fit) return [];
  return fit.together ? [fit.together.price] : kinds.map(costOf);
}

/**
 * The hotels that a search finds after a change and did not find before, which may be told by what it has found; undefined where
 * nobody can tell them from those.
 */
export async function newlyFound(
  reads: CountReads,
  search: CountedSearch,
  { change, found, most }: { change: WishChange; found: HotelPrices; most: number },
): Promise<HotelPrices> {
  const changed = { ...search, wishes: changedSearch(search.wishes, change) };
  if (found.isWhole && isToldByEntries(search) && isToldByEntries(changed)) {
    return withoutHotels(await searchFound(reads, changed, most), found);
  }
  const survey = await surveyOf(reads, { ...changed, wishes: narrowed(search.wishes, changed.wishes, change) }, most);
  return withoutHotels(pricesIn(survey, changed.wishes), pricesIn(survey, search.wishes));
}

/** Where one room is looked for without a limit, it is beyond that limit: no entry within it need be read. */
function narrowed(before: CountedWishes, changed: CountedWishes, { wish }: WishChange): CountedWishes {
  if (takesSeveral(changed)) return changed;
  switch (wish) {
    case 'maxPrice':
      return { ...changed, minPrice: before.maxPrice + 1 };
    case 'minPrice':
      return { ...changed, maxPrice: before.minPrice - 1 };
    case 'maxGuests':
      return { ...changed, minCapacityMembers: before.maxCapacityMembers + 1 };
    case 'minGuests':
      return { ...changed, maxCapacityMembers: before.minCapacityMembers - 1 };
    default:
      return changed;
  }
}
