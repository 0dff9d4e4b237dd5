import { formatDay, formatDayAs, formatStay, formatWeekday } from '../../words/days.ts';

/** Of a month, `YYYY-MM`, in three letters: `Jul`. */
export function formatShortMonth(month: string): string {
  return formatDayAs(`${month}-01`, { month: 'short' });
}

/** The first letter of a month, where twelve stand side by side on a phone. */
export function formatMonthLetter(month: string): string {
  return formatShortMonth(month).slice(0, 1);
}

/** The letter of a day's weekday. Browsers' own letters for Urdu are Latin ones. */
export function formatWeekdayLetter(day: string): string {
  return formatWeekday(day, 'short').slice(0, 1);
}

/** From the first night to the last: `12 to 14 July`, or the one. */
export function formatNightsFrom(first: string, last: string): string {
  return first === last ? formatDay(first) : formatStay(first, last);
}
