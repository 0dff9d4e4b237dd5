import { setTime } from './time.ts';

/**
 * Five seconds into a window of every length up to an hour; each test has an hour of its own, so that none eats another's.
 * They lie ahead, for an engine sweeps by its own clock what has expired.
 */
let hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 5_000;

export function intoWindow(): void {
  hour += 2 * 3_600_000;
  setTime(new Date(hour));
}

let last = 0;

/** An address of IPv4 that no other test of the file has. */
export function newAddress(): string {
  last += 1;
  return `198.51.${last >> 8}.${last & 255}`;
}

/** Does something so often, at most fifty times at one moment. */
export async function often(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let left = count; left > 0; left -= 50) await Promise.all(Array.from({ length: Math.min(left, 50) }, work));
}
