import { anyDay } from '../../../../../shared/rules/dates.ts';
import { latinDigits } from '../../../../../shared/rules/numbers.ts';

/** A day of each year, typed as `6/1`, as `06-01`; anything else as it was typed. */
export function seasonDayOf(typed: string): string {
  const [, month = '', day = ''] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(latinDigits(typed)) ?? [];
  return month === '' ? typed : `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The day that was typed, in a year that has each day, and whether it comes each year; undefined where it is none. */
export function readSeasonDay(typed: string): { day: string; yearly: boolean } | undefined {
  const text = seasonDayOf(typed);
  const yearly = /^\d{2}-\d{2}$/.test(text);
  const day = anyDay(yearly ? `2028-${text}` : text);
  return day === undefined ? undefined : { day, yearly };
}
