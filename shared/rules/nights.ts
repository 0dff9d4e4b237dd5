import { addDays } from './dates.ts';
import { dayField } from './dayField.ts';
import { nightsBetween, stayLimits } from './stays.ts';

/** Nights from a day on and before another, as typed. */
export const nightFields = { from: dayField('First night'), to: dayField('Day after the last night') } as const;

/** Sets of held nights: by bookings, by closings of the owner, by events of other calendars. A night is in one at most. */
export const nightSets = ['booked', 'closed', 'elsewhere'] as const;

/** Days ahead that a calendar shows: every night that can be asked for. */
export const calendarDays = stayLimits.daysAhead + stayLimits.nights;

/** The months of nights from a day on and before another, each with the days of the month that they begin on. */
export function daysByMonth({ checkIn, checkOut }: { checkIn: string; checkOut: string }): Map<string, number[]> {
  const months = new Map<string, number[]>();
  for (let night = 0; night < nightsBetween(checkIn, checkOut); night += 1) {
    const day = addDays(checkIn, night);
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), Number(day.slice(8))]);
  }
  return months;
}
