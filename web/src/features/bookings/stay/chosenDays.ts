import type { LeastNights } from '../../../../../shared/contracts/nights.ts';
import { answerHours } from '../../../../../shared/rules/answerBy.ts';
import { addDays, anyDay, hourOf, today } from '../../../../../shared/rules/dates.ts';
import { stayLimits } from '../../../../../shared/rules/stays.ts';

/** The days of a room on which one can arrive: from `first` to `last`, where the night is not taken. */
export interface OpenDays {
  first: string;
  last: string;
  /** Nights that cannot be had, each by the day on which it begins. */
  taken: ReadonlySet<string>;
  /** Whether a stay can be had whose single nights can: with several rooms of a kind, each guest keeps the room. */
  isFree?: ((arrival: string, checkOut: string) => boolean) | undefined;
  /** Nights of which a stay has so many at least where it has one of them. */
  leastNights?: readonly LeastNights[] | undefined;
}

/** The days chosen so far. A check-out is never there without an arrival. */
export interface ChosenDays {
  arrival?: string;
  checkOut?: string;
}

/** From today on, or from tomorrow where it is too late for today. */
export function openDays(taken: Iterable<string>, now: Date = new Date()): OpenDays {
  const day = today(now);
  const late = hourOf(now) >= answerHours.sentOnArrivalDay;
  return { first: late ? addDays(day, 1) : day, last: addDays(day, stayLimits.daysAhead), taken: new Set(taken) };
}

export function mayArrive({ first, last, taken }: OpenDays, day: string): boolean {
  return day >= first && day <= last && !taken.has(day);
}

/** The last day of check-out after an arrival: that on which a night begins that cannot be had too, or the longest stay ends. */
export function lastCheckOut({ taken, isFree }: OpenDays, arrival: string): string {
  for (let nights = 1; nights < stayLimits.nights; nights += 1) {
    const day = addDays(arrival, nights);
    if (taken.has(day) || isFree?.(arrival, addDays(day, 1)) === false) return day;
  }
  return addDays(arrival, stayLimits.nights);
}

/** Whether pressing a day would choose it. */
export function mayChoose(open: OpenDays, { arrival, checkOut }: ChosenDays, day: string): boolean {
  const choosesCheckOut = arrival !== undefined && checkOut === undefined && day > arrival;
  return choosesCheckOut ? day <= lastCheckOut(open, arrival) : mayArrive(open, day);
}

/** The days after a press on one: first the arrival, then the check-out, then another arrival. */
export function choose(open: OpenDays, chosen: ChosenDays, day: string): ChosenDays {
  const { arrival, checkOut } = chosen;
  if (!mayChoose(open, chosen, day)) return chosen;
  if (arrival === undefined || checkOut !== undefined || day < arrival) return { arrival: day };
  return day === arrival ? {} : { arrival, checkOut: day };
}

/** The chosen days that can be had: typed days may be taken, or too many. */
export function possibleDays(open: OpenDays, { arrival, checkOut }: ChosenDays): ChosenDays {
  if (arrival === undefined || !mayArrive(open, arrival)) return {};
  return checkOut !== undefined && checkOut <= lastCheckOut(open, arrival) ? { arrival, checkOut } : { arrival };
}

/** The days that a text names; a text that is no day names none. */
export function typedDays(typed: { bookingStartDate: string; bookingEndDate: string }): ChosenDays {
  const arrival = anyDay(typed.bookingStartDate);
  const checkOut = anyDay(typed.bookingEndDate);
  if (arrival === undefined) return {};
  return checkOut !== undefined && checkOut > arrival ? { arrival, checkOut } : { arrival };
}
