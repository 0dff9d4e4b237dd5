import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { addDays, addMonths } from '../../../../shared/rules/dates.ts';
import { nightsBetween, nightsOf } from '../../../../shared/rules/stays.ts';

/** Nights of a room in a row that one holder has. */
export type HeldNights = PropertyNights['rooms'][number]['held'][number];

/** A closing with its progress. */
export type ClosingEntry = PropertyNights['closings'][number];

/** A free night, or the nights in a row of one holder, as far as they are in the displayed month. */
export interface Span {
  /** First and last night of it in the month. */
  day: string;
  last: string;
  /** Columns of days from 0, and how many it covers. */
  column: number;
  columns: number;
  /** Its last night has begun before today. */
  past: boolean;
  /** It begins and ends in the month. */
  starts: boolean;
  ends: boolean;
  held?: HeldNights;
}

/** The days of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): string[] {
  return nightsOf(`${month}-01`, `${addMonths(month, 1)}-01`);
}

/** The spans of a room that cover every night of a month. */
export function spansOfRoom(month: string, held: readonly HeldNights[], today: string): Span[] {
  const days = daysOfMonth(month);
  const spans: Span[] = [];
  for (let column = 0; column < days.length; column = endOf(spans.at(-1))) spans.push(spanAt(days, column, held));
  return spans.map((span) => ({ ...span, past: span.last < today }));
}

function endOf(span: Span | undefined): number {
  return span ? span.column + span.columns : 0;
}

function spanAt(days: readonly string[], column: number, all: readonly HeldNights[]): Span {
  const day = days[column] ?? '';
  const held = all.find(({ from, to }) => from <= day && day < to);
  if (!held) return { day, last: day, column, columns: 1, past: false, starts: true, ends: true };
  const columns = Math.min(nightsBetween(day, held.to), days.length - column);
  const last = addDays(day, columns - 1);
  return {
    day,
    last,
    column,
    columns,
    past: false,
    starts: held.from === day,
    ends: held.to === addDays(last, 1),
    held,
  };
}

/** The held nights of a property that were chosen to be looked at. */
export function heldNightsOf(
  { rooms }: PropertyNights,
  { roomNumber, first, act }: { roomNumber: number; first: string; act: 'close' | 'look' },
): HeldNights | undefined {
  const room = act === 'look' ? rooms.find((each) => each.roomNumber === roomNumber) : undefined;
  return room?.held.find(({ from, to }) => from <= first && first < to);
}

/** The rooms that hold none of the nights of a stay that are left, as far as the displayed month knows. */
export function roomsFreeFor({ rooms }: PropertyNights, { from, to }: HeldNights, today: string): Set<number> {
  const first = from > today ? from : today;
  const free = rooms.filter(({ held }) => held.every((each) => each.to <= first || each.from >= to));
  return new Set(free.map(({ roomNumber }) => roomNumber));
}

/** Months before and after this one that the calendar turns to. */
const turns = { back: 12, ahead: 13 } as const;

/** The month that an address names by `?month=`; this one for any other text, and for one that is too far. */
export function readMonth(params: URLSearchParams, today: string): string {
  const named = params.get('month') ?? '';
  const now = today.slice(0, 7);
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(named) && mayTurnTo(named, today) ? named : now;
}

/** Whether the calendar shows a month. */
export function mayTurnTo(month: string, today: string): boolean {
  const now = today.slice(0, 7);
  return month >= addMonths(now, -turns.back) && month <= addMonths(now, turns.ahead);
}
