import { latinDigits } from './numbers.ts';

/**
 * Dates are calendar days, `YYYY-MM-DD`, compared as text. No instant and no time zone is involved, save that "today"
 * is the day it is in Pakistan.
 */

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;

/** The day it is in Pakistan. */
export function today(now: Date = new Date()): string {
  return there(now).toISOString().slice(0, 10);
}

/** The instant at which an hour of a day begins in Pakistan, which has had no summer time since 2009. */
export function instantOf(day: string, hour: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:00`);
}

/** The hour that it is in Pakistan, 0 to 23. */
export function hourOf(now: Date = new Date()): number {
  return there(now).getUTCHours();
}

/** The time that clocks show in Pakistan: "18:40". */
export function timeOf(now: Date): string {
  return there(now).toISOString().slice(11, 16);
}

/** An instant whose parts in UTC are what clocks and calendars show in Pakistan. */
function there(now: Date): Date {
  return new Date(now.getTime() + pakistanOffset);
}

const pakistanOffset = 5 * 3_600_000;
const dayMilliseconds = 24 * 3_600_000;

/** Days since 1970. Every calendar day has the same length here: no time zone is involved. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * dayMilliseconds).toISOString().slice(0, 10);
}

/** The month so many months later, `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

const lastMonth = 12;

/**
 * A day as it was typed; its year may have two digits. Of two numbers the first is the month, as documented; where there is
 * no such month it is the day.
 */
function written(typed: string): { year: string; month: number; day: number } | undefined {
  const text = latinDigits(typed);
  const [, ofIso, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (ofIso !== undefined) return { year: ofIso, month: Number(isoMonth), day: Number(isoDay) };
  const [, first, , second, year] = numbers.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [month, day] = [Number(first), Number(second)];
  return month > lastMonth ? { year, month: day, day: month } : { year, month, day };
}

/** Whether a day that was typed would be another one with its first two numbers the other way round. */
export function readsBothWays(typed: string): boolean {
  const found = numbers.exec(latinDigits(typed));
  const first = Number(found?.[1]);
  const second = Number(found?.[3]);
  return first !== second && first <= lastMonth && second <= lastMonth;
}

/**
 * A day as `YYYY-MM-DD`; undefined when there is no such day. It is typed as YYYY-MM-DD, or as MM/DD/YYYY or MM/DD/YY (of
 * this century), with slashes, dots or hyphens. Where the first number is no month it is the day: 31/12/2027.
 */
export function anyDay(typed: string): string | undefined {
  const { year = '', month = 0, day = 0 } = written(typed) ?? {};
  return realDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
}

/**
 * A day in the past, typed in the same ways, as `YYYY-MM-DD`; undefined when there is no such day or it has not been yet.
 * Two digits of a year mean the latest such year that makes it a day in the past.
 */
export function pastDay(typed: string, now: string = today()): string | undefined {
  const day = dayOf(typed, now);
  return day !== undefined && day >= '1900-01-01' && day < now ? day : undefined;
}

function dayOf(typed: string, now: string): string | undefined {
  const { year = '', month = 0, day = 0 } = written(typed) ?? {};
  if (year.length !== 2) return realDay(Number(year), month, day);
  const recent = realDay(2000 + Number(year), month, day);
  return recent !== undefined && recent < now ? recent : realDay(1900 + Number(year), month, day);
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
