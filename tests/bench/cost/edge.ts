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
