import { type ListSort, widest } from '../../shared/rules/catalogue.ts';
import { wordsOf } from '../../shared/rules/hotelNames.ts';
import { isNear } from '../../shared/rules/spelling.ts';
import { cardOf, type SearchEntry } from './searchEntries.ts';
import type { Wanted } from './soughtLists.ts';

/** Whether an entry is one that is looked for, where its list alone does not tell. */
export type Fits = (entry: SearchEntry) => boolean;

/** What must be asked of each entry; undefined where every entry of the lists fits. */
export function fitsOf(wanted: Wanted, sort: ListSort): Fits | undefined {
  const { hotel, city, without } = wanted;
  if (hotel !== undefined) return (entry) => isWantedOffer(entry, wanted) && isLike(entry.name, wanted.like);
  // The list by day holds those of the city alone.
  if (city !== undefined && sort !== 'newest') return (entry) => entry.located !== true;
  return without === undefined ? undefined : (entry) => !(entry.towns?.split('#').includes(without) ?? false);
}

/** Lists by name hold the offers of all classes, capacities and prices. */
function isWantedOffer(entry: SearchEntry, { classType = entry.classType, ...wanted }: Wanted): boolean {
  const { minCapacityMembers: least, maxCapacityMembers: most, ...prices } = widest;
  const { minCapacity = least, maxCapacity = most, minPrice = prices.minPrice, maxPrice = prices.maxPrice } = wanted;
  const { capacity, price } = cardOf(entry);
  return entry.classType === classType && isIn(capacity, minCapacity, maxCapacity) && isIn(price, minPrice, maxPrice);
}

function isIn(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** Whether as many words of a name, one after the other, are nearly what was typed. */
function isLike(name: string, typed: string | undefined): boolean {
  if (typed === undefined) return true;
  const [own, sought] = [wordsOf(name), wordsOf(typed)];
  return own.some((_, at) => isNear(sought.join(' '), own.slice(at, at + sought.length).join(' ')));
}
