import { advanceHours, againHours, lateDays } from './advanceLife.ts';
import { addDays, instantOf, today } from './dates.ts';

/** Hour of the eve of arrival, in Pakistan, after which no advance is asked for. */
const eveHour = 20;

const hour = 3_600_000;

/** The end of the time of an advance that an arrival leaves: milliseconds of 20:00 of its eve. */
function eveOf(checkIn: string): number {
  return instantOf(addDays(checkIn, -1), eveHour).getTime();
}

/**
 * Until when an advance is asked for that begins now: so many hours, and not after 20:00 of the eve of arrival. An ISO instant, or
 * undefined where fewer than six hours would be left, and nothing is asked for.
 */
export function advanceUntil(now: Date, hours: number, checkIn: string): string | undefined {
  const until = Math.min(now.getTime() + hours * hour, eveOf(checkIn));
  return isShort(until, now) ? undefined : new Date(until).toISOString();
}

/** Whether fewer than six hours are left until an instant, in milliseconds or as ISO 8601. */
export function isShort(until: number | string, now: Date): boolean {
  return new Date(until).getTime() - now.getTime() < advanceHours.least * hour;
}

/** Whether a time to pay is over at 20:00 of the eve of arrival: a later one ends no booking. */
export function isBeforeArrival(until: string | undefined, checkIn: string): boolean {
  return until !== undefined && Date.parse(until) <= eveOf(checkIn);
}

/** The time to pay that another arrival leaves of one: not after 20:00 of its eve, and never longer than it was. An ISO instant. */
export function untilOfStay(until: string, checkIn: string): string {
  return new Date(Math.min(Date.parse(until), eveOf(checkIn))).toISOString();
}

/**
 * Until when the rest of an advance is asked for, or a payment that was not seen is proved again: its own time, which ends at 20:00 of the eve of
 * arrival, or a day where that is longer. An ISO instant.
 */
export function againUntil(own: string | undefined, checkIn: string, now: Date): string {
  const left = own === undefined ? 0 : Date.parse(untilOfStay(own, checkIn));
  return new Date(Math.max(left, now.getTime() + againHours * hour)).toISOString();
}

/** Until when the proof of a payment is taken that was made before a lapse: ISO instants both. */
export function lateProofUntil(lapsedAt: string): string {
  return new Date(Date.parse(lapsedAt) + lateDays * 24 * hour).toISOString();
}

/** The lapse after which such a proof is taken until an instant: ISO instants both. */
export function lapseOf(lateUntil: string): string {
  return new Date(Date.parse(lateUntil) - lateDays * 24 * hour).toISOString();
}

/** Whether an arrival is too near for an advance: within the days that its owner has set. */
export function isTooNear(checkIn: string, notWithinDays: number, now: Date): boolean {
  return checkIn <= addDays(today(now), notWithinDays);
}
