import { language } from 'virtual:sarai-language';
import { plural, t } from '@lingui/core/macro';
import { addDays, readsBothWays, timeOf, today } from '../../../shared/rules/dates.ts';
import { type DayParts, dayInWords } from '../../../shared/rules/dayNames.ts';
import { serverNow } from '../offline/serverClock.ts';
import { isolate } from './isolate.ts';

/** A calendar day, or some of what is said of one. */
export function formatDayAs(day: string, parts: DayParts): string {
  return dayInWords(day, parts, language);
}

/** The year where it is not this one. */
function yearOf(day: string, now: Date) {
  return day.slice(0, 4) === today(now).slice(0, 4) ? {} : { year: true };
}

/** "Sun 12 July" and "اتوار 12 جولائی", with the year where it is another one. */
export function formatDay(day: string, now: Date = serverNow()): string {
  return formatDayAs(day, { weekday: 'short', day: true, month: 'long', ...yearOf(day, now) });
}

/** "Sunday 12 July 2027". */
export function formatWholeDay(day: string): string {
  return formatDayAs(day, { weekday: 'long', day: true, month: 'long', year: true });
}

/** "24 May 1992". */
export function formatDate(day: string): string {
  return formatDayAs(day, { day: true, month: 'long', year: true });
}

/** How a typed day was understood, in words; where it could be read as another day, also why it was not. */
export function sayReadDay(typed: string, date: string): string {
  return readsBothWays(typed) ? t`${date}. The month is read first.` : date;
}

/** "July 2027". */
export function formatMonth(day: string): string {
  return formatDayAs(day, { month: 'long', year: true });
}

/** The name of a day of the week, whole or in two or three letters. */
export function formatWeekday(day: string, weekday: 'long' | 'short'): string {
  return formatDayAs(day, { weekday });
}

/** "12 to 15 July", "30 June to 2 July". */
export function formatStay(start: string, end: string, now: Date = serverNow()): string {
  const last = formatDayAs(end, { day: true, month: 'long', ...yearOf(end, now) });
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  const first = formatDayAs(start, {
    day: true,
    ...(!sameMonth && { month: 'long' }),
    ...(!sameYear && yearOf(start, now)),
  });
  return t`${first} to ${last}`;
}

/** The name of a stay: "Batura Moraine Hut, 12 to 15 July". */
export function formatStayAt(hotelName: string, start: string, end: string): string {
  const hotel = isolate(hotelName);
  const days = formatStay(start, end);
  return t`${hotel}, ${days}`;
}

/** When something is, in Pakistan: "18:40" today, "tomorrow, 18:40", or "12 July, 18:40". */
export function formatMoment(instant: string, now: Date = serverNow()): string {
  const at = new Date(instant);
  const time = timeOf(at);
  const day = today(at);
  if (day === today(now)) return time;
  if (day === addDays(today(now), 1)) return t`tomorrow, ${time}`;
  return formatDayAndTime(at, now);
}

/** "12 July, 18:40", in Pakistan, today too: of what may be read much later. */
export function formatDayAndTime(at: Date, now: Date = serverNow()): string {
  const time = timeOf(at);
  const day = today(at);
  const date = formatDayAs(day, { day: true, month: 'long', ...yearOf(day, now) });
  return t`${date}, ${time}`;
}

export function formatNights(count: number): string {
  return plural(count, { one: '# night', other: '# nights' });
}

/** Whether clocks here show another time than those in Pakistan. */
export function isAbroad(now: Date = new Date()): boolean {
  return now.getTimezoneOffset() !== -5 * 60;
}
