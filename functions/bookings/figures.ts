import { addMonths, dayNumber } from '../../shared/rules/dates.ts';
import { stayTotal } from '../../shared/rules/stays.ts';
import type { Booking } from './booking.ts';

type Stay = Pick<Booking, 'checkIn' | 'checkOut' | 'price'>;

/** Nights of all stays within a month, `YYYY-MM`, and their whole PKR. */
export function monthFigures(stays: readonly Stay[], month: string): { nights: number; income: number } {
  return stays.reduce(
    ({ nights, income }, stay) => {
      const own = nightsWithin(stay, month);
      return { nights: nights + own, income: income + stayTotal(own, stay.price) };
    },
    { nights: 0, income: 0 },
  );
}

/** A night belongs to the month of the day on which it begins. */
function nightsWithin({ checkIn, checkOut }: Stay, month: string): number {
  const from = Math.max(dayNumber(checkIn), dayNumber(`${month}-01`));
  const to = Math.min(dayNumber(checkOut), dayNumber(`${addMonths(month, 1)}-01`));
  return Math.max(0, to - from);
}

/** Months back and ahead of this one that an owner's figures show. */
const shown = { back: 5, ahead: 6 } as const;

/** The first month that the figures of a year around a month show. */
export function firstMonth(month: string): string {
  return addMonths(month, -shown.back);
}

/** The last of them. */
export function lastMonth(month: string): string {
  return addMonths(month, shown.ahead);
}

/** The figures of a year around a month, oldest first. */
export function yearFigures(stays: readonly Stay[], month: string) {
  const months = Array.from({ length: shown.back + 1 + shown.ahead }, (_, step) => addMonths(firstMonth(month), step));
  return months.map((each) => ({ month: each, ...monthFigures(stays, each) }));
}
