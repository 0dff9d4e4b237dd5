import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { addDays, dayNumber, today } from '../../../../shared/rules/dates.ts';

/** English is written as in Pakistan, the day before the month. */
function dayLocale(): string {
  return i18n.locale === 'en' ? 'en-GB' : i18n.locale;
}

/** A calendar day, `YYYY-MM-DD`, as a moment that is shown in UTC: no time zone moves it. */
function shown(day: string): Date {
  return new Date(dayNumber(day) * 86_400_000);
}

function inUtc(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dayLocale(), { ...options, timeZone: 'UTC' });
}

/** `Mon 12 July`, with the year where that is not the one it is in Pakistan. */
export function formatDay(day: string, now: Date = new Date()): string {
  const year = day.slice(0, 4) === today(now).slice(0, 4) ? {} : { year: 'numeric' as const };
  return inUtc({ weekday: 'short', day: 'numeric', month: 'long', ...year }).format(shown(day));
}

/** `12 July`. */
export function formatShortDay(day: string): string {
  return inUtc({ day: 'numeric', month: 'long' }).format(shown(day));
}

/** From the first day to the last: `12 to 15 July`, or the one day. */
export function formatDays(first: string, last: string): string {
  if (first === last) return formatShortDay(first);
  const from = first.slice(0, 7) === last.slice(0, 7) ? i18n.number(Number(first.slice(8))) : formatShortDay(first);
  const to = formatShortDay(last);
  return t`${from} to ${to}`;
}

/** Of a month, `YYYY-MM`: `July 2027`. */
export function formatMonth(month: string): string {
  return inUtc({ month: 'long', year: 'numeric' }).format(shown(`${month}-01`));
}

/** Of a month: `Jul`. */
export function formatShortMonth(month: string): string {
  return inUtc({ month: 'short' }).format(shown(`${month}-01`));
}

/** The letter of a day's weekday. */
export function formatWeekday(day: string): string {
  return inUtc({ weekday: 'narrow' }).format(shown(day));
}

export function formatNights(count: number): string {
  return plural(count, { one: '# night', other: '# nights' });
}

/** An instant as it is said in Pakistan: `18:40 today`, `09:05 tomorrow`, `18:40 on Mon 12 July`. */
export function formatInstant(instant: string, now: Date = new Date()): string {
  const moment = new Date(instant);
  const time = new Intl.DateTimeFormat(dayLocale(), {
    timeZone: 'Asia/Karachi',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
  const day = today(moment);
  if (day === today(now)) return t`${time} today`;
  if (day === addDays(today(now), 1)) return t`${time} tomorrow`;
  const name = formatDay(day, now);
  return t`${time} on ${name}`;
}
