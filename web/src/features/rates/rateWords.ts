import { t } from '@lingui/core/macro';
import type { OwnRates } from '../../../../shared/contracts/rates.ts';
import { addDays } from '../../../../shared/rules/dates.ts';
import { type Weekday, weekdays } from '../../../../shared/rules/rates.ts';
import { formatDate, formatDayAs, formatNights, formatWeekday } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';
import { listed } from '../../words/lists.ts';
import { formatPrice } from '../rooms/format.ts';
import { nameOfRooms } from '../rooms/nameOfRooms.ts';
import type { PartWords, ReadPart } from './parts/changes.ts';
import { readSeasonDay } from './parts/seasonDay.ts';

/** "Eid", "16 May 2027 to 18 May 2027", "130% of the usual price". */
export function sayDays(
  { name, from, to, percent, prices = [] }: OwnRates['days'][number],
  kinds: OwnRates['kinds'],
): PartWords {
  const nights = sayNights(from, to);
  const cost = percent === undefined ? sayPrices(prices, kinds) : [t`All rooms at ${percent}% of their price`];
  return name === undefined ? { name: nights, lines: cost } : { name: isolate(name), lines: [nights, ...cost] };
}

/** "16 May 2027 to 18 May 2027", both of them nights. */
export function sayNights(from: string, to: string): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  return first === last ? first : t`${first} to ${last}`;
}

/** A line for each kind that has a price: "Room 201: PKR 9,000". */
export function sayPrices(prices: OwnRates['weekdays'][number]['prices'], kinds: OwnRates['kinds']): string[] {
  return prices.map(({ kind, price }) => {
    const rooms = nameOfRooms(kinds.find((each) => each.kind === kind)?.roomNumbers ?? []);
    const amount = formatPrice(price);
    return t`${rooms}: ${amount}`;
  });
}

/** "15 December, each year", "15 December 2027". */
export function saySeasonDay(typed: string): string {
  const day = dayOfSeason(typed);
  return readSeasonDay(typed)?.yearly ? t`${day}, each year` : day;
}

/** "15 December", "15 December 2027"; what is no day as it was typed. */
function dayOfSeason(typed: string): string {
  const read = readSeasonDay(typed);
  if (!read) return typed;
  return read.yearly ? formatDayAs(read.day, { day: true, month: 'long' }) : formatDate(read.day);
}

/** "15 December to 15 January, each year"; both days come each year, or neither. */
function saySeasonNights(from: string, to: string): string {
  const [first, last] = [dayOfSeason(from), dayOfSeason(to)];
  return readSeasonDay(from)?.yearly ? t`${first} to ${last}, each year` : t`${first} to ${last}`;
}

/** The nights of a season, its prices and its least nights. */
export function saySeason(
  { name, from, to, leastNights, prices }: ReadPart<'seasons'>,
  kinds: OwnRates['kinds'],
): PartWords {
  const least = leastNights === undefined || leastNights === 1 ? [] : [formatNights(leastNights)];
  return {
    name: isolate(name),
    lines: [saySeasonNights(from, to), ...sayPrices(prices, kinds), ...least.map((nights) => t`At least ${nights}`)],
  };
}

/** "From 7 nights", "10% off the nights". */
export function sayLongStay({ nights, percent }: ReadPart<'longStays'>): PartWords {
  const stay = formatNights(nights);
  return { name: t`From ${stay}`, lines: [t`${percent}% off the nights`] };
}

/** "Saturday". */
export function weekdayName(day: Weekday): string {
  // 4 January 1970 was a Sunday.
  return formatWeekday(addDays('1970-01-04', weekdays.indexOf(day)), 'long');
}

/** "Friday, Saturday", and a line for each kind. */
export function sayWeekdays({ days, prices }: ReadPart<'weekdays'>, kinds: OwnRates['kinds']): PartWords {
  return { name: listed(days.map(weekdayName)), lines: sayPrices(prices, kinds) };
}
