/**
 * A day as the calendar's library takes it: midnight where the browser is. Only the picker sees such dates; everything
 * else reads days as `YYYY-MM-DD`, which no zone can move.
 */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day that such a date stands for. */
export function dayOf(date: Date): string {
  const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}
