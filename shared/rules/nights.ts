import { addDays, today } from './dates.ts';
import { dayField } from './dayField.ts';
import { type FormText, fieldIssues, storedForm } from './field.ts';
import { type FieldIssue, issuesAt } from './issues.ts';
import { nightsBetween, stayLimits } from './stays.ts';

/** Nights from a day on and before another, as typed. */
export const nightFields = { from: dayField('First night'), to: dayField('Day after the last night') } as const;

/** Days ahead that a calendar shows: every night that can be asked for. */
export const calendarDays = stayLimits.daysAhead + stayLimits.nights;

/** All that is wrong with nights that an owner closes or opens. */
export function nightsIssues(typed: FormText<typeof nightFields>, now: Date = new Date()): FieldIssue[] {
  const malformed = fieldIssues(nightFields, typed);
  if (malformed.length > 0) return malformed;
  const { from, to } = storedForm(nightFields, typed);
  const first = today(now);
  return issuesAt([
    ['from', from < first ? { code: 'arrival_past' } : undefined],
    ['to', to <= from ? { code: 'checkout_not_after' } : undefined],
    ['to', to > addDays(first, calendarDays) ? { code: 'arrival_too_far', params: { max: calendarDays } } : undefined],
  ]);
}

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
