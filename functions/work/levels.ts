/** Steps of difficulty, from 1. */
export type WorkLevel = 1 | 2 | 3 | 4;

/** PBKDF2 iterations of one key: 0.6 ms on a core of a server, measured in Chromium; 2 to 6 ms on a cheap phone, reckoned. */
export const keyCost = 5_000;

/**
 * Keys that the work of a level takes at most; on average it takes half of them. On one core of a cheap phone that is
 * 1 to 2 s at the first level and 10 to 30 s at the last.
 */
export const mostKeys: Readonly<Record<WorkLevel, number>> = { 1: 800, 2: 2_000, 3: 5_000, 4: 10_000 };

/** A count past so many times its limit is refused altogether. */
export const wallFactor = 10;

/** The level at a count that is full: the next ones begin at twice, four times and seven times the limit. */
export function levelAt(taken: number, limit: number): WorkLevel {
  if (taken < 2 * limit) return 1;
  if (taken < 4 * limit) return 2;
  return taken < 7 * limit ? 3 : 4;
}
