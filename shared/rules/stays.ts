import { answerHours } from './answerBy.ts';
import { guests } from './catalogue.ts';
import { addDays, dayNumber, hourOf, today } from './dates.ts';
import { dayField } from './dayField.ts';
import { type FormInput, type FormText, fieldIssues, kept, storedForm, text, violationOf, whole } from './field.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';

/** Nights of one stay, and days ahead of its arrival, at most. */
export const stayLimits = { nights: 30, daysAhead: 365 } as const;

/** The total of a stay in whole PKR: so many nights, each at the nightly price. */
export function stayTotal(nights: number, price: number): number {
  return nights * price;
}

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

/** The day of arrival and that of check-out, as typed. */
export const stayFields = { bookingStartDate: dayField('Check-in'), bookingEndDate: dayField('Check-out') } as const;

/** Fields of a request beside the room. */
export const requestFields = { ...stayFields, guests: whole({ label: 'Guests', ...guests }) } as const;

/** Rooms of one request. */
export const roomsOfRequest = { min: 1, max: 8 } as const;

interface WantedRooms {
  roomNumber?: number | undefined;
  rooms?: readonly { kind: string; count: number }[] | undefined;
}

/** All that is wrong with the rooms that a request names: one by its number, or so many of one or several kinds. */
export function wantedIssues({ roomNumber, rooms }: WantedRooms): FieldIssue[] {
  const { min, max } = roomsOfRequest;
  if (rooms === undefined && roomNumber === undefined) {
    return [{ path: 'roomNumber', code: 'required', params: { label: 'Room number' } }];
  }
  if (rooms === undefined) return [];
  const count = rooms.reduce((sum, each) => sum + each.count, 0);
  const kinds = new Set(rooms.map(({ kind }) => kind));
  return issuesAt([
    [
      'rooms',
      count < min || count > max || roomNumber !== undefined ? { code: 'rooms_missing', params: { max } } : undefined,
    ],
    ['rooms', kinds.size < rooms.length ? { code: 'kind_repeated' } : undefined],
  ]);
}

/** Note of the guest, if there is one. */
export const noteField = text({ label: 'Note', maxLength: 500, multiline: true });

/** Note of an owner or his staff about a booking; its guest never reads it. */
export const hostNoteField = text({ label: 'Private note', maxLength: 500, multiline: true });

/** Reason that an owner gives for a cancellation; the guest reads it. */
export const reasonField = text({ label: 'Reason', maxLength: 300, multiline: true });

/** Note of an owner to himself about nights that he closes. */
export const closingNoteField = text({ label: 'Note', maxLength: 100 });

/** The moment at which something is asked for, or any: then only what would be wrong at each is looked for. */
type Moment = Date | 'any';

/** All that is wrong with the days of a stay. */
export function stayIssues(typed: FormText<typeof stayFields>, now: Moment = new Date()): FieldIssue[] {
  const malformed = fieldIssues(stayFields, typed);
  if (malformed.length > 0) return malformed;
  const { bookingStartDate: start, bookingEndDate: end } = storedForm(stayFields, typed);
  return issuesAt([
    ['bookingStartDate', now === 'any' ? undefined : arrivalViolation(start, now)],
    ['bookingEndDate', lengthViolation(start, end)],
  ]);
}

/** All that is wrong with a request; `capacity` is that of the rooms, where it is known, and `free` the guests who need none of it. */
export function requestIssues(
  { guests: count, ...stay }: FormInput<typeof requestFields>,
  { capacity, free = 0, now }: { capacity?: number | undefined; free?: number; now?: Moment } = {},
): FieldIssue[] {
  const malformed = violationOf(requestFields.guests, count);
  const tooMany = capacity !== undefined && kept(requestFields.guests, count) - free > capacity;
  const overfull = tooMany ? ({ code: 'too_many_guests', params: { max: capacity } } as const) : undefined;
  return [...stayIssues(stay, now), ...issuesAt([['guests', malformed ?? overfull]])];
}

/** That a stay has fewer nights than the seasons of its nights ask for. */
export function leastNightsIssues(
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  min: number,
): FieldIssue[] {
  const isShort = nightsBetween(checkIn, checkOut) < min;
  return issuesAt([['bookingEndDate', isShort ? { code: 'stay_too_short', params: { min } } : undefined]]);
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
