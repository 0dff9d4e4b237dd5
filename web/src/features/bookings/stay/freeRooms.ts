import type { CalendarRoom } from '../../../../../shared/contracts/nights.ts';
import { nightsOf } from '../../../../../shared/rules/stays.ts';
import { type OpenDays, openDays } from './chosenDays.ts';

/** So many rooms of a kind. */
export interface KindCount {
  kind: string;
  count: number;
}

/** How many rooms of a kind take guests, and how many of them are free on every night of a stay. */
export function freeOfKind(rooms: readonly CalendarRoom[], kind: string, arrival: string, checkOut: string) {
  const alike = rooms.filter((room) => room.kind === kind);
  const free = alike.filter(({ taken }) => !taken.some(({ from, to }) => from < checkOut && arrival < to));
  return { rooms: alike.length, free: free.length };
}

/** Whether so many rooms of each kind are free on every night of a stay: each guest keeps the room. */
export function areFree(
  rooms: readonly CalendarRoom[],
  wanted: readonly KindCount[],
  [arrival, checkOut]: Stay,
): boolean {
  return wanted.every(({ kind, count }) => freeOfKind(rooms, kind, arrival, checkOut).free >= count);
}

type Stay = readonly [arrival: string, checkOut: string];

/** The days on which rooms can be had, as far as the calendar is known. */
export function openDaysFor(rooms: readonly CalendarRoom[], wanted: readonly KindCount[]): OpenDays {
  const isFree = (arrival: string, checkOut: string) => areFree(rooms, wanted, [arrival, checkOut]);
  return { ...openDays(shortNights(rooms, wanted)), ...(rooms.length > 0 && { isFree }) };
}

/** The nights on which fewer rooms of a kind are free than are wanted, each by the day on which it begins. */
export function shortNights(rooms: readonly CalendarRoom[], wanted: readonly KindCount[]): string[] {
  const short = wanted.flatMap(({ kind, count }) => {
    const alike = rooms.filter((room) => room.kind === kind);
    const nights = alike.flatMap(({ taken }) => taken.flatMap(({ from, to }) => nightsOf(from, to)));
    const byNight = Map.groupBy(nights, (night) => night);
    return [...byNight].filter(([, held]) => alike.length - held.length < count).map(([night]) => night);
  });
  return [...new Set(short)].sort();
}
