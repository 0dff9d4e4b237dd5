import { addDays, today as dayAt, instantOf } from '../../shared/rules/dates.ts';
import type { FeedEntry } from './feedEntry.ts';
import { type FeedTime, wallText } from './feedTime.ts';
import { repetitions, type Work } from './repetitions.ts';

/** Nights that are looked for: from a day on and before another. */
export interface NightWindow {
  first: string;
  last: string;
}

/** Nights that an event takes at one of its repetitions, or at all where it has none. */
export interface EntryNights {
  /** The day of the repetition, which names it also where it was moved. */
  repetition: string | undefined;
  checkIn: string;
  checkOut: string;
}

/** Clocks of a zone are less than a day away from those in Pakistan, and a night begins on the day before. */
const margin = 2 * 24 * 3_600_000;

/** The nights in Pakistan that an event takes within a window, without repetitions that other events stand for. */
export function nightsOfEntry(
  entry: FeedEntry,
  replaced: readonly FeedTime[],
  window: NightWindow,
  work: Work,
): EntryNights[] {
  const { start, length, rules, added, replaces } = entry;
  const isRepeated = rules.length + added.length > 0;
  const begins = isRepeated ? beginsOf(entry, replaced, window, work) : [start];
  return begins.flatMap((begin) => {
    const nights = nightsBetween(begin.zone(begin.wall), length, window);
    const named = replaces ?? (isRepeated ? begin : undefined);
    return nights ? [{ ...nights, repetition: named && dayAt(new Date(named.zone(named.wall))) }] : [];
  });
}

function beginsOf(entry: FeedEntry, replaced: readonly FeedTime[], window: NightWindow, work: Work): FeedTime[] {
  const { start, length, rules, added, leftOut } = entry;
  const span = { from: beginOf(window.first) - Math.max(0, length) - margin, to: beginOf(window.last) + margin };
  const walls = rules.flatMap((rule) => repetitions(rule, start, span, work));
  // Its own begin is a repetition also where no rule gives it (RFC 5545, 3.8.5.3).
  const begins = [start, ...walls.map((wall) => ({ ...start, wall })), ...added];
  const gone = [...leftOut, ...replaced];
  const instants = new Set(gone.map(({ zone, wall }) => zone(wall)));
  const days = new Set(gone.filter(({ isWholeDay }) => isWholeDay || start.isWholeDay).map(dayOf));
  return begins.filter((begin) => !instants.has(begin.zone(begin.wall)) && !days.has(dayOf(begin)));
}

function dayOf({ wall }: FeedTime): string {
  return wallText(wall).slice(0, 10);
}

/** The night of its first day at least: an event of an hour, or one that ends before it begins, takes that one. */
function nightsBetween(begin: number, length: number, { first, last }: NightWindow) {
  if (begin >= beginOf(last)) return undefined;
  // Years that no text of four digits holds are left behind here.
  const from = Math.max(begin, beginOf(first) - margin);
  const to = Math.min(Math.max(begin + length, from), beginOf(last));
  const checkIn = dayAt(new Date(from));
  const checkOut = later(dayAt(new Date(to)), addDays(checkIn, 1));
  return checkOut > first ? { checkIn: later(checkIn, first), checkOut } : undefined;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function beginOf(day: string): number {
  return instantOf(day, 0).getTime();
}
