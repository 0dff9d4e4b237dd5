import { answerHours } from './bookingLife.ts';
import { guests } from './catalogue.ts';
import { addDays, anyDay, dayNumber, dayPattern, hourOf, today } from './dates.ts';
import { fieldIssues, type Rule, type Typed, text, whole } from './field.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';
import { wholeOf } from './numbers.ts';

/** Nights of one stay, and days ahead of its arrival, at most. */
export const stayLimits = { nights: 30, daysAhead: 365 } as const;

/** The nights of a stay, each by the day on which it begins: the day of check-out is none. */
export function nightsOf(bookingStartDate: string, bookingEndDate: string): string[] {
  return Array.from({ length: nightsBetween(bookingStartDate, bookingEndDate) }, (_, night) =>
    addDays(bookingStartDate, night),
  );
}

/** How many nights lie between two days; 0 where the second is not after the first. */
export function nightsBetween(bookingStartDate: string, bookingEndDate: string): number {
  return Math.max(0, dayNumber(bookingEndDate) - dayNumber(bookingStartDate));
}

const realDay: Rule = (typed, { label }) => (anyDay(typed) ? undefined : { code: 'no_such_day', params: { label } });

const keep = (typed: string) => anyDay(typed) ?? typed.trim();

/** The day of arrival and that of check-out, as typed. */
export const stayFields = {
  bookingStartDate: text({
    label: 'Check-in',
    maxLength: 10,
    format: 'date',
    pattern: dayPattern,
    rule: realDay,
    keep,
  }),
  bookingEndDate: text({ label: 'Check-out', maxLength: 10, format: 'date', pattern: dayPattern, rule: realDay, keep }),
} as const;

/** What is asked for beside the room. */
export const requestFields = { ...stayFields, guests: whole({ label: 'Guests', ...guests }) } as const;

/** What the guest adds, if anything. */
export const noteField = text({ label: 'Note', maxLength: 500, multiline: true });

/** What an owner says of a booking that he cancels; the guest reads it. */
export const reasonField = text({ label: 'Reason', maxLength: 300, multiline: true });

/** What an owner notes for himself of nights that he closes. */
export const closingNoteField = text({ label: 'Note', maxLength: 100 });

/** The moment at which something is asked for, or any: then only what would be wrong at each is looked for. */
type Moment = Date | 'any';

/** All that is wrong with the days of a stay. */
export function stayIssues(typed: Typed<typeof stayFields>, now: Moment = new Date()): FieldIssue[] {
  const malformed = fieldIssues(stayFields, typed);
  if (malformed.length > 0) return malformed;
  const start = keep(typed.bookingStartDate);
  return issuesAt([
    ['bookingStartDate', now === 'any' ? undefined : arrivalViolation(start, now)],
    ['bookingEndDate', lengthViolation(start, keep(typed.bookingEndDate))],
  ]);
}

/** All that is wrong with a request; `capacity` is the room's, where it is known. */
export function requestIssues(
  { guests: count, ...stay }: Typed<typeof requestFields>,
  { capacity, now }: { capacity?: number | undefined; now?: Moment } = {},
): FieldIssue[] {
  const malformed = fieldIssues({ guests: requestFields.guests }, { guests: count });
  const tooMany = capacity !== undefined && wholeOf(count) > capacity;
  const overfull: FieldIssue[] = tooMany
    ? [{ path: 'guests', code: 'too_many_guests', params: { max: capacity } }]
    : [];
  return [...stayIssues(stay, now), ...(malformed.length > 0 ? malformed : overfull)];
}

function arrivalViolation(start: string, now: Date): Violation | undefined {
  const first = today(now);
  const { daysAhead: max } = stayLimits;
  if (start < first) return { code: 'arrival_past' };
  if (start > addDays(first, max)) return { code: 'arrival_too_far', params: { max } };
  const late = start === first && hourOf(now) >= answerHours.sentOnArrivalDay;
  return late ? { code: 'too_late_today', params: { hour: answerHours.sentOnArrivalDay } } : undefined;
}

function lengthViolation(start: string, end: string): Violation | undefined {
  const { nights: max } = stayLimits;
  if (end <= start) return { code: 'checkout_not_after' };
  return nightsBetween(start, end) > max ? { code: 'stay_too_long', params: { max } } : undefined;
}
