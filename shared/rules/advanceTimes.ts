import { advanceHours } from './advanceLife.ts';
import { addDays, instantOf, today } from './dates.ts';

/** Hour of the eve of arrival, in Pakistan, after which no advance is asked for. */
const eveHour = 20;

/**
 * Until when an advance is asked for that begins now: so many hours, and not after 20:00 of the eve of arrival. An ISO instant, or
 * undefined where fewer than six hours would be left, and nothing is asked for.
 */
export function advanceUntil(now: Date, hours: number, checkIn: string): string | undefined {
  const full = now.getTime() + hours * 3_600_000;
  const until = Math.min(full, instantOf(addDays(checkIn, -1), eveHour).getTime());
  return until - now.getTime() < advanceHours.least * 3_600_000 ? undefined : new Date(until).toISOString();
}

/** Whether a time to pay is over at 20:00 of the eve of arrival: a later one ends no booking. */
export function isBeforeArrival(until: string | undefined, checkIn: string): boolean {
  return until !== undefined && new Date(until) <= instantOf(addDays(checkIn, -1), eveHour);
}

/** Whether an arrival is too near for an advance: within the days that its owner has set. */
export function isTooNear(checkIn: string, notWithinDays: number, now: Date): boolean {
  return checkIn <= addDays(today(now), notWithinDays);
}
