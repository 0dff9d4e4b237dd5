/** What the figures of a month read of a booking: calendar days (`YYYY-MM-DD`) and the whole PKR of one night. */
export interface BookedStay {
  bookingStartDate: string;
  bookingEndDate: string;
  price: number;
}

/** Nights of all stays within a month, `YYYY-MM`, and their whole PKR. */
export function monthFigures(stays: readonly BookedStay[], month: string): { nights: number; income: number } {
  return stays.reduce(
    ({ nights, income }, stay) => {
      const own = nightsWithin(stay, month);
      return { nights: nights + own, income: income + own * stay.price };
    },
    { nights: 0, income: 0 },
  );
}

/** A night belongs to the month of the day on which it begins. */
function nightsWithin({ bookingStartDate, bookingEndDate }: BookedStay, month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const from = Math.max(dayNumber(bookingStartDate), Date.UTC(year, number - 1) / dayMilliseconds);
  const to = Math.min(dayNumber(bookingEndDate), Date.UTC(year, number) / dayMilliseconds);
  return Math.max(0, to - from);
}

const dayMilliseconds = 24 * 3600 * 1000;

/** Days since 1970. Every calendar day has the same length here: no time zone is involved. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;
}
