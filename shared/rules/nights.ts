import { addDays, anyDay, dayPattern, today } from './dates.ts';
import { fieldIssues, type Rule, type Typed, text } from './field.ts';
import { type FieldIssue, issuesAt } from './issues.ts';
import { nightsBetween, stayLimits } from './stays.ts';

const realDay: Rule = (typed, { label }) => (anyDay(typed) ? undefined : { code: 'no_such_day', params: { label } });

const keep = (typed: string) => anyDay(typed) ?? typed.trim();

/** Nights from a day on and before another, as typed. */
export const nightFields = {
  from: text({ label: 'First night', maxLength: 10, format: 'date', pattern: dayPattern, rule: realDay, keep }),
  to: text({
    label: 'Day after the last night',
    maxLength: 10,
    format: 'date',
    pattern: dayPattern,
    rule: realDay,
    keep,
  }),
} as const;

export type TypedNights = Typed<typeof nightFields>;

/** Days ahead that a calendar shows: every night that can be asked for. */
export const calendarDays = stayLimits.daysAhead + stayLimits.nights;

/** All that is wrong with nights that an owner closes or opens. */
export function nightsIssues(typed: TypedNights, now: Date = new Date()): FieldIssue[] {
  const malformed = fieldIssues(nightFields, typed);
  if (malformed.length > 0) return malformed;
  const [from, to, first] = [keep(typed.from), keep(typed.to), today(now)];
  return issuesAt([
    ['from', from < first ? { code: 'arrival_past' } : undefined],
    ['to', to <= from ? { code: 'checkout_not_after' } : undefined],
    ['to', to > addDays(first, calendarDays) ? { code: 'arrival_too_far', params: { max: calendarDays } } : undefined],
  ]);
}

/** The months of nights from a day on and before another, each with the days of the month that they begin on. */
export function daysByMonth(from: string, to: string): Map<string, number[]> {
  const months = new Map<string, number[]>();
  for (let night = 0; night < nightsBetween(from, to); night += 1) {
    const day = addDays(from, night);
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), Number(day.slice(8))]);
  }
  return months;
}
