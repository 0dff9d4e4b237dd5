import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { addMonths } from '../../../../shared/rules/dates.ts';
import { nightsOf } from '../../../../shared/rules/stays.ts';

type TakenNight = PropertyNights['rooms'][number]['nights'][number];

/** A night of a room as the calendar shows it. */
export interface Night {
  day: string;
  kind: 'free' | 'booked' | 'closed' | 'elsewhere';
  /** It has begun before today: nothing about it can be changed. */
  past: boolean;
  guest?: string | undefined;
  note?: string | undefined;
  bookingRequestId?: string | undefined;
  /** First and last of the nights in a row that are one stay, or closed with one note. */
  starts: boolean;
  ends: boolean;
}

/** The days of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): string[] {
  return nightsOf(`${month}-01`, `${addMonths(month, 1)}-01`);
}

/** Every night of a month of a room. */
export function nightsOfRoom(month: string, taken: readonly TakenNight[], today: string): Night[] {
  const byDay = new Map(taken.map((night) => [night.day, night]));
  const days = daysOfMonth(month);
  return days.map((day, place) => {
    const night = byDay.get(day);
    return {
      ...(night ?? { day, kind: 'free' as const }),
      past: day < today,
      starts: !goesOn(byDay.get(days[place - 1] ?? ''), night),
      ends: !goesOn(night, byDay.get(days[place + 1] ?? '')),
    };
  });
}

function goesOn(one: TakenNight | undefined, next: TakenNight | undefined): boolean {
  return (
    one !== undefined &&
    one.kind === next?.kind &&
    one.bookingRequestId === next.bookingRequestId &&
    one.note === next.note
  );
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
