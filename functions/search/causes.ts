import { addDays } from '../../shared/rules/dates.ts';
import { searchDateIssues } from '../../shared/rules/searchDates.ts';
import { changedSearch, openableWishes, otherRooms, type WishChange } from '../../shared/rules/wishChanges.ts';
import type { Days } from '../nights/nightItem.ts';
import { type CountedSearch, type CountReads, newlyFound, pricesIn } from './countedSearch.ts';
import { type Count, countOf, type HotelPrices, withoutHotels } from './priceCount.ts';
import type { Survey } from './survey.ts';

/** A change of a search, with the hotels that it finds then and did not before. */
export type Cause = WishChange & Count;

/** Hotels that a search has found, and with dates the hotels that would fit on any. */
export interface Finding {
  found: HotelPrices;
  survey?: Survey | undefined;
}

/**
 * The changes by which a search finds hotels that it does not, one of each wish; the one that leaves out most comes first. All wishes
 * together are given up only where none by itself leaves anything out.
 */
export async function findCauses(reads: CountReads, search: CountedSearch, finding: Finding): Promise<Cause[]> {
  const { wishes } = search;
  const dated = finding.survey ? dateCause(wishes, finding.survey) : [];
  const open = openableWishes(wishes);
  const changes: WishChange[][] = [
    ...open.map((wish): WishChange[] => [{ wish }]),
    // Hotels have to be looked at for them: they have what entries left.
    otherRooms(wishes).map((rooms) => ({ wish: 'rooms', rooms })),
  ];
  const causes = [...dated, ...(await firstCauses(reads, search, finding.found, changes))];
  if (causes.length > 0 || open.length < 2) return causes.toSorted(byHotels);
  return firstCauses(reads, search, finding.found, [[{ wish: 'all' }]]);
}

/** Of each wish the first change that finds anything; wishes that follow each other share what units are left. */
async function firstCauses(
  reads: CountReads,
  search: CountedSearch,
  found: HotelPrices,
  wishes: readonly WishChange[][],
): Promise<Cause[]> {
  const causes: Cause[] = [];
  for (const [at, changes] of wishes.entries()) {
    const share = reads.pool.left / (wishes.length - at);
    const kept = reads.pool.left - share;
    for (const change of changes) {
      const most = Math.max(0, reads.pool.left - kept);
      const count = countOf(await newlyFound(reads, search, { change, found, most }));
      if (!count) continue;
      causes.push({ ...change, ...count });
      break;
    }
  }
  return causes;
}

/** Of two that were counted alike the one that may be more comes first. */
function byHotels(a: Cause, b: Cause): number {
  return b.hotels - a.hotels || Number(b.more) - Number(a.more);
}

/** Days before and after those of a stay on which other stays are looked for. */
export const daysAround = 3;

/** The nights that are read for a stay: its own, and those of stays around it. */
export function nightsAround({ checkIn, checkOut }: Days): Days {
  return { checkIn: addDays(checkIn, -daysAround), checkOut: addDays(checkOut, daysAround) };
}

/** The days near those of a search on which most hotels are free that are not on its own; where none is, any days. */
function dateCause(wishes: CountedSearch['wishes'], survey: Survey): Cause[] {
  const here = pricesIn(survey, wishes);
  const causesOn = (change: WishChange): Cause[] => {
    const count = countOf(withoutHotels(pricesIn(survey, changedSearch(wishes, change)), here));
    return count ? [{ ...change, ...count }] : [];
  };
  const near = staysAround(wishes).flatMap((days) => causesOn({ wish: 'dates', ...days }));
  const [best] = near.toSorted((a, b) => b.hotels - a.hotels);
  return best ? [best] : causesOn({ wish: 'dates' });
}

/** The stays of as many nights that begin a few days later or earlier, the nearest first. */
function staysAround({ checkIn, checkOut }: CountedSearch['wishes']): Days[] {
  if (checkIn === undefined || checkOut === undefined) return [];
  const shifts = Array.from({ length: daysAround }, (_, at) => [at + 1, -at - 1]).flat();
  const stays = shifts.map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }));
  return stays.filter((stay) => searchDateIssues(stay).length === 0);
}
