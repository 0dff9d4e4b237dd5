import type { CalendarRoom, LeastNights } from '../../shared/contracts/nights.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { seasonOf } from '../../shared/rules/nightPrice.ts';
import type { Rates } from '../../shared/rules/rates.ts';
import { nightsOf } from '../../shared/rules/stays.ts';
import type { HeldNight } from './nightItem.ts';

/** The days of taken nights of each room in order, by the room's id. */
export function takenByRoom(held: readonly HeldNight[]): Map<string, string[]> {
  const days = Map.groupBy(held, ({ roomId }) => roomId);
  return new Map([...days].map(([roomId, nights]) => [roomId, nights.map(({ day }) => day).sort()]));
}

/** The days that are taken in all of some rooms; there is one room at least. */
export function takenInAll(rooms: readonly { id: string }[], taken: ReadonlyMap<string, readonly string[]>): string[] {
  const [first = [], ...others] = rooms.map(({ id }) => taken.get(id) ?? []);
  const sets = others.map((days) => new Set(days));
  return first.filter((day) => sets.every((days) => days.has(day)));
}

/** Nights of seasons that ask for more nights than one, as stretches without a gap of one number each; nothing where none does. */
export function leastNightsWithin(rates: Rates, days: { checkIn: string; checkOut: string }): Partial<SeasonRules> {
  if (rates.seasons.every(({ leastNights = 1 }) => leastNights === 1)) return {};
  const stretches: LeastNights[] = [];
  for (const night of nightsOf(days.checkIn, days.checkOut)) {
    const nights = seasonOf(rates, night)?.leastNights ?? 1;
    const last = stretches.at(-1);
    if (last?.to === night && last.nights === nights) last.to = addDays(night, 1);
    else if (nights > 1) stretches.push({ from: night, to: addDays(night, 1), nights });
  }
  return { leastNights: stretches };
}

interface SeasonRules {
  leastNights: LeastNights[];
}

/** Days in order as stretches without a gap, each from its first day on and before `to`. */
export function stretchesOf(days: readonly string[]): CalendarRoom['taken'] {
  const stretches: CalendarRoom['taken'] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last?.to === day) last.to = addDays(day, 1);
    else stretches.push({ from: day, to: addDays(day, 1) });
  }
  return stretches;
}
