import { dayNumber } from './dates.ts';
import type { QuotedNight } from './quote.ts';

/** Nights of a room that cost the same for the same cause, in their order; they need not follow each other. */
export interface NightGroup extends Omit<QuotedNight, 'night'> {
  /** Days on which they begin: one at least. */
  nights: [string, ...string[]];
}

/** The nights of a room by price and cause, as a sentence tells them: "2 nights at 9,500, 1 at 12,000 (Saturday)". */
export function nightGroups(nights: readonly QuotedNight[]): NightGroup[] {
  const groups: NightGroup[] = [];
  for (const { night, ...priced } of nights) {
    const { price, by, name } = priced;
    const known = groups.find((group) => group.price === price && group.by === by && group.name === name);
    if (known) known.nights.push(night);
    else groups.push({ ...priced, nights: [night] });
  }
  return groups;
}

/** A day of each day of the week that decides on the price of a group, where one does; Sunday is the first. */
export function decidingDays({ by, nights }: NightGroup): string[] {
  if (by !== 'weekday' && by !== 'seasonWeekday') return [];
  const days = new Map(nights.map((night) => [(dayNumber(night) + 4) % 7, night]));
  return [...days].sort(([a], [b]) => a - b).map(([, night]) => night);
}
