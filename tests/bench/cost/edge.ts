import type { MeasuredCosts } from './measured.ts';

/**
 * Requests a second that reach the origin of so many that are asked for `addresses` different ones, evenly, where each
 * of `caches` keeps an answer for so many seconds: every answer that is kept is fetched once in its time, and the time
 * until somebody asks again.
 */
export function atOrigin(asked: number, { seconds, addresses, caches }: EdgeUse): number {
  return asked / (1 + (asked * seconds) / (addresses * caches));
}

export interface EdgeUse {
  seconds: number;
  addresses: number;
  caches: number;
}

/** Read units that DynamoDB serves a second of one key at most. */
export const unitsOfKey = 3000;

/** Read units of its busiest key that a search takes at most, with the counts that the site asks for after it. */
export function unitsOfSearch({ busiestKey, work: { search, counts } }: MeasuredCosts): number {
  return busiestKey * (1 + counts.reads / search.reads);
}
