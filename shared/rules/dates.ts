/**
 * Dates are calendar days, `YYYY-MM-DD`, compared as text. No instant and no time zone is involved, save that "today"
 * is the day it is in Pakistan.
 */

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;

/** The day it is in Pakistan. */
export function today(now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Karachi',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * A day in the past, typed as YYYY-MM-DD, MM/DD/YYYY or MM/DD/YY, as `YYYY-MM-DD`; undefined when there is no such day
 * or it has not been yet. Two digits of a year mean the latest such year that makes it a day in the past.
 */
export function pastDay(typed: string, now: string = today()): string | undefined {
  const day = dayOf(typed.trim(), now);
  return day !== undefined && day >= '1900-01-01' && day < now ? day : undefined;
}

function dayOf(typed: string, now: string): string | undefined {
  const written = iso.exec(typed);
  if (written) return realDay(Number(written[1]), Number(written[2]), Number(written[3]));
  const [, month = '', day = '', year = ''] = american.exec(typed) ?? [];
  if (year.length !== 2) return realDay(Number(year), Number(month), Number(day));
  const recent = realDay(2000 + Number(year), Number(month), Number(day));
  return recent !== undefined && recent < now ? recent : realDay(1900 + Number(year), Number(month), Number(day));
}

function realDay(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  const padded = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
