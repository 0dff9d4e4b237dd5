import { i18n } from '@lingui/core';
import { dayNumber } from '../../../../shared/rules/dates.ts';
import { formatDay, formatStay } from '../bookings/stay/sayDays.ts';

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(dayNumber(day) * 86_400_000);
}

/** Of a month, `YYYY-MM`, in three letters: `Jul`. */
export function formatShortMonth(month: string): string {
  return format(`${month}-01`, { month: 'short' });
}

/** The letter of a day's weekday. */
export function formatWeekdayLetter(day: string): string {
  return format(day, { weekday: 'narrow' });
}

/** From the first night to the last: `12 to 14 July`, or the one. */
export function formatNightsFrom(first: string, last: string): string {
  return first === last ? formatDay(first) : formatStay(first, last);
}
