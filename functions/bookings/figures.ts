import { addMonths, dayNumber } from '../../shared/rules/dates.ts';
import { stayTotal } from '../../shared/rules/stays.ts';
import type { Booking } from './booking.ts';

type Stay = Pick<Booking, 'checkIn' | 'checkOut' | 'rooms' | 'remainder'>;

/** Nights of all rooms of stays within a month, `YYYY-MM`, and their whole PKR. */
export function monthFigures(stays: readonly Stay[], month: string): { nights: number; income: number } {
  const remainders = stays.reduce((sum, stay) => sum + remainderIn(stay, month), 0);
  return stays.flatMap(roomsOf).reduce(
    ({ nights, income }, { price, ...days }) => {
      const own = nightsWithin(days, month);
      return { nights: nights + own, income: income + stayTotal(own, price) };
    },
    { nights: 0, income: remainders },
  );
}

/** It belongs to the first night, where that was not cancelled. */
function remainderIn({ checkIn, checkOut, remainder = 0 }: Stay, month: string): number {
  return checkIn < checkOut && checkIn.startsWith(month) ? remainder : 0;
}

interface RoomDays {
  checkIn: string;
  checkOut: string;
  price: number;
}

/** A stay that was cancelled ends before the nights of some rooms end. */
function roomsOf({ checkIn, checkOut, rooms }: Stay): RoomDays[] {
  return rooms.map(({ from = checkIn, until = checkOut, price }) => ({
    checkIn: from,
    checkOut: until < checkOut ? until : checkOut,
    price,
  }));
}

/** A night belongs to the month of the day on which it begins. */
function nightsWithin({ checkIn, checkOut }: Omit<RoomDays, 'price'>, month: string): number {
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
