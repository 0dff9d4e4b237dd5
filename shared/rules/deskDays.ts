import { addDays, anyDay, today } from './dates.ts';
import { dayField } from './dayField.ts';
import type { Violation } from './issues.ts';
import { daysBack } from './ownBookings.ts';
import { stayLimits } from './stays.ts';

/** Days around today that an owner's desk shows: as far as own bookings are entered, back and ahead. */
const deskDays = { back: daysBack, ahead: stayLimits.daysAhead } as const;

const label = 'Day';

/** A day of the desk, as typed. */
export const deskDayField = { ...dayField(label), rule: violationOfDay };

function violationOfDay(typed: string): Violation | undefined {
  const day = anyDay(typed);
  if (day === undefined) return { code: 'no_such_day', params: { label } };
  return isDeskDay(day) ? undefined : { code: 'day_too_far', params: { label, ...deskDays } };
}

/** Whether the desk shows a day on another one; both are `YYYY-MM-DD`. */
export function isDeskDay(day: string, now: string = today()): boolean {
  return day >= addDays(now, -deskDays.back) && day <= addDays(now, deskDays.ahead);
}
