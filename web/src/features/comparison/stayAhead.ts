import { searchDateIssues } from '../../../../shared/rules/searchDates.ts';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { formatNights, formatStay } from '../../words/days.ts';
import { formatGuests, type StayDays } from '../rooms/format.ts';

interface Days {
  checkIn?: string | undefined;
  checkOut?: string | undefined;
}

/** The stay of two days; undefined without days, and where no stay can be asked for on them. */
export function stayAhead({ checkIn, checkOut }: Days, now: Date = new Date()): StayDays | undefined {
  if (checkIn === undefined || checkOut === undefined) return undefined;
  if (searchDateIssues({ checkIn, checkOut }, now).length > 0) return undefined;
  return { checkIn, checkOut, nights: nightsBetween(checkIn, checkOut) };
}

/** `12 to 15 July · 3 nights · 4 guests`; an empty text where there are none. */
export function sayStay(stay: StayDays | undefined, people: number | undefined): string {
  return [
    ...(stay ? [formatStay(stay.checkIn, stay.checkOut), formatNights(stay.nights)] : []),
    ...(people === undefined ? [] : [formatGuests(people)]),
  ].join(' · ');
}

/** The days of a stay, as a query of the API has them. */
export function daysOf(stay: StayDays | undefined): { checkIn?: string; checkOut?: string } {
  return stay ? { checkIn: stay.checkIn, checkOut: stay.checkOut } : {};
}
