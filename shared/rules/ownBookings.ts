import { newcomerFields } from './accounts.ts';
import { ownSources } from './bookingSources.ts';
import { guests, nightlyPrice } from './catalogue.ts';
import { addDays, today } from './dates.ts';
import { choice, type FormInput, fieldIssues, kept, storedForm, text, whole } from './field.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';
import { roomsOfRequest, stayFields, stayIssues, stayLimits } from './stays.ts';

/** Days back from which an owner enters a stay, so that his books are whole. */
export const daysBack = 7;

/** Whether the agreed price is that of one night of each room, or of the whole stay. */
export const priceSpans = ['night', 'stay'] as const;

const mostRoomNights = roomsOfRequest.max * stayLimits.nights;

/** Fields of an own booking that its owner changes later. */
export const ownGuestFields = {
  ...newcomerFields,
  source: choice({ label: 'Source', options: ownSources }),
  guests: whole({ label: 'Guests', min: guests.min, max: guests.max * roomsOfRequest.max }),
  price: whole({ label: 'Agreed price', min: 1, max: nightlyPrice.max * mostRoomNights, money: true }),
  priceFor: choice({ label: 'Price for', options: priceSpans }),
} as const;

/** All fields of an own booking but its rooms. */
export const ownBookingFields = { ...ownGuestFields, ...stayFields } as const;

/** All fields of the form: hotel and rooms are chosen, the numbers of the rooms with commas between them. */
export const ownBookingForm = {
  propertyId: text({ label: 'Hotel', maxLength: 64 }),
  rooms: text({ label: 'Rooms', maxLength: 500 }),
  ...ownBookingFields,
} as const;

/** All that is wrong with the guest and the price of an own booking. */
export function ownGuestIssues(typed: FormInput<typeof ownGuestFields>): FieldIssue[] {
  const malformed = fieldIssues(ownGuestFields, typed);
  if (malformed.some(({ path }) => path === 'price' || path === 'priceFor')) return malformed;
  const isNightly = kept(ownGuestFields.priceFor, typed.priceFor) === 'night';
  const tooMuch = isNightly && kept(ownGuestFields.price, typed.price) > nightlyPrice.max;
  const label = ownGuestFields.price.label;
  return [
    ...malformed,
    ...issuesAt([['price', tooMuch ? { code: 'not_whole', params: { label, ...nightlyPrice } } : undefined]]),
  ];
}

/** All that is wrong with an own booking. Rooms that are left out are an issue of their own. */
export function ownBookingIssues(
  { rooms, ...typed }: FormInput<typeof ownBookingFields> & { rooms?: readonly number[] },
  now: Date = new Date(),
): FieldIssue[] {
  const { bookingStartDate, bookingEndDate } = typed;
  return [
    ...ownGuestIssues(typed),
    ...ownStayIssues({ bookingStartDate, bookingEndDate }, now),
    ...(Array.isArray(rooms) ? roomIssues(rooms) : []),
  ];
}

function roomIssues(rooms: readonly number[]): FieldIssue[] {
  const { min, max } = roomsOfRequest;
  const counted = rooms.length >= min && rooms.length <= max;
  return issuesAt([
    ['rooms', counted ? undefined : { code: 'rooms_missing', params: { max } }],
    ['rooms', new Set(rooms).size < rooms.length ? { code: 'room_repeated' } : undefined],
  ]);
}

/** All that is wrong with the days of an own booking: it may have begun some days ago. */
function ownStayIssues(typed: FormInput<typeof stayFields>, now: Date): FieldIssue[] {
  const issues = stayIssues(typed, 'any');
  if (issues.some(({ path }) => path === 'bookingStartDate')) return issues;
  const { bookingStartDate: start } = storedForm(stayFields, typed);
  return [...issuesAt([['bookingStartDate', arrivalViolation(start, today(now))]]), ...issues];
}

function arrivalViolation(start: string, day: string): Violation | undefined {
  if (start < addDays(day, -daysBack)) return { code: 'arrival_too_long_ago', params: { max: daysBack } };
  const max = stayLimits.daysAhead;
  return start > addDays(day, max) ? { code: 'arrival_too_far', params: { max } } : undefined;
}

/** The first day on which an own booking may begin. */
export function firstOwnDay(now: Date = new Date()): string {
  return addDays(today(now), -daysBack);
}

/** The price of one night of a room, and what an agreed total has beyond these prices: whole PKR. */
export interface AgreedPrices {
  price: number;
  remainder: number;
}

/** The nightly price that an agreed one comes to, in so many nights of rooms. The total stays as it was agreed. */
export function agreedPrices(agreed: number, priceFor: (typeof priceSpans)[number], roomNights: number): AgreedPrices {
  if (priceFor === 'night') return { price: agreed, remainder: 0 };
  return { price: Math.floor(agreed / roomNights), remainder: agreed % roomNights };
}
