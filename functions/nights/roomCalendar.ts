import type { CalendarRoom } from '../../shared/contracts/nights.ts';
import { addDays } from '../../shared/rules/dates.ts';
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
