import type { Season } from '../../../shared/rules/rates.ts';

/** The days from one to another, both in it, in their order. */
export function daysFromTo(first: string, last: string): string[] {
  const days: string[] = [];
  for (const day = new Date(first); isoDay(day) <= last; day.setUTCDate(day.getUTCDate() + 1)) days.push(isoDay(day));
  return days;
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** The nights of a stay: all its days but that of check-out. */
export function nightsByHand(checkIn: string, checkOut: string): string[] {
  return daysFromTo(checkIn, checkOut).filter((day) => day !== checkOut);
}

/** The days of a leap year, without the year, twice: one goes round the year on them. */
const leapDays = daysFromTo('2028-01-01', '2028-12-31').map((day) => day.slice(5));
const round = [...leapDays, ...leapDays];

/** Nights of seasons and own days by their ends, listed once. */
const listed = new Map<string, Set<string>>();

/** Whether a season, or own days, have a night: it is looked up in the list of all their nights. */
export function isNightOf({ from, to }: Pick<Season, 'from' | 'to'>, night: string): boolean {
  const ends = `${from} ${to}`;
  const nights = listed.get(ends) ?? new Set(from.length === 10 ? daysFromTo(from, to) : daysRound(from, to));
  listed.set(ends, nights);
  return nights.has(night) || nights.has(night.slice(5));
}

function daysRound(from: string, to: string): string[] {
  const first = round.indexOf(from);
  return round.slice(first, round.indexOf(to, first) + 1);
}
