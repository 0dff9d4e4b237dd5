import { t } from '@lingui/core/macro';
import { noteDays } from '../../../../shared/rules/bookingLife.ts';
import { addDays, anyDay } from '../../../../shared/rules/dates.ts';
import { isDeskDay } from '../../../../shared/rules/deskDays.ts';
import { formatDay } from '../../words/days.ts';

/** Whether the desk turns to a day; staff looks back as far as stays are noted. */
export function mayTurnTo(day: string, today: string, staff: boolean): boolean {
  return isDeskDay(day, today) && (!staff || day >= addDays(today, -noteDays));
}

/** The day that an address names by `?day=`; today for any other text, and for one that is too far. */
export function readDay(params: URLSearchParams, today: string, staff: boolean): string {
  const named = params.get('day') ?? '';
  return anyDay(named) === named && mayTurnTo(named, today, staff) ? named : today;
}

/** A day as the heading of the desk names it. */
export function nameOfDay(day: string, today: string): string {
  if (day === today) return t`Today`;
  if (day === addDays(today, 1)) return t`Tomorrow`;
  return day === addDays(today, -1) ? t`Yesterday` : formatDay(day);
}
