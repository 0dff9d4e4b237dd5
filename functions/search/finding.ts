import { ReadBudget } from '../runtime/readBudget.ts';
import { unitsOfCard } from './cardReading.ts';
import { findRooms, isToldByEntries, nextEntries, type PageReads, unitsOfFirst } from './findRooms.ts';
import type { Part } from './meanings.ts';
import type { PartReads } from './partPages.ts';
import { unitsOfEntries } from './searchReading.ts';
import { soughtList } from './soughtList.ts';
import { type PageQuery, type SearchQuery, takesSeveral } from './wanted.ts';

/**
 * Read units of a page: a card of each hotel and so many `more` for lists, of a range, facts or several rooms `ranged`; with dates `dated`
 * in all, and two more for the meaning of a place that Sarai does not know.
 */
export const pageUnits = { more: 1.5, ranged: 4, dated: 26 } as const;

/** Finds the rooms of parts, with the units of one page for all of them. */
export function findingIn(
  { reading, free }: Omit<PageReads, 'budget'>,
  filters: SearchQuery,
  { sort, limit }: PageQuery,
  parts: readonly Part[],
): PartReads {
  const units = free ? pageUnits.dated : unitsOfPage(filters, { sort, limit }, parts);
  const reads = { reading, free, budget: new ReadBudget(units) };
  const isTold = isToldByEntries(reads, filters);
  return {
    find: (part, most, after) => findRooms(reads, { ...filters, ...part }, { sort, limit: most, after }),
    hasAny: async (part) => {
      if (isTold) return (await nextEntries(reads, { ...filters, ...part }, { sort, limit })).length > 0;
      const { hits, next } = await findRooms(reads, { ...filters, ...part }, { sort, limit: 1 });
      return hits.length > 0 || next !== undefined;
    },
    mayGoOn: (isFull) => reads.budget.left >= unitsOfEntries(1) + (isFull && isTold ? 0 : unitsOfFirst(reads)),
  };
}

/** Units of a page without dates. */
function unitsOfPage(filters: SearchQuery, { sort, limit }: PageQuery, parts: readonly Part[]): number {
  const isRanged = filters.facts !== undefined || takesSeveral(filters) || soughtList(filters, { sort }).hasKinds;
  const more = isRanged ? pageUnits.ranged : pageUnits.more;
  // A place has two lists, one for hosts who have not confirmed the e-mail, and a village four.
  return limit * unitsOfCard + more + Math.max(0, parts.length - 2) * unitsOfEntries(1);
}
