import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { noAdvanceReasons } from '../rules/advanceTerms.ts';
import { stayNotes } from '../rules/bookingLife.ts';
import { hostReasons } from '../rules/declineReasons.ts';
import { choice } from '../rules/field.ts';
import { reasonField } from '../rules/stays.ts';
import { offeredAdvance } from './advances.ts';
import { bookedRoom, bookingRequest, bookingRequestId } from './bookings.ts';
import { id, matching, ofOwn, optionalText, page, reply, value, yesOrNo } from './fields.ts';
import { vendorProperty } from './properties.ts';
import { quote } from './quotes.ts';

/** Outcomes of the answer to a request; `not_waiting` was answered, taken back or too old already. */
export const answerOutcomes = [
  'accepted',
  'rejected',
  'nights_taken',
  'room_removed',
  'being_changed',
  'not_waiting',
] as const;

export type AnswerOutcome = (typeof answerOutcomes)[number];

/** Outcome of the answer to one request, and the numbers of the rooms that an acceptance took. */
export const answeredRequest = z.object({
  bookingRequestId: z.string(),
  outcome: z.enum(answerOutcomes),
  roomNumbers: z.optional(z.array(z.int())),
});

/** `data` beside what became of each request. */
function answered<T extends z.ZodMiniType>(item: T) {
  return z.extend(page(item), { outcomes: z.array(answeredRequest) });
}

/** Requests that one call answers at most. */
export const mostAnswered = 100;

const answerQuery = z.object({ bookingRequestId: z.optional(id) });

/** A waiting request that an acceptance declines. */
const declinedRequest = z.object({
  bookingRequestId: z.string(),
  userName: z.string(),
  bookingStartDate: z.string(),
  bookingEndDate: z.string(),
});

/** The advance that an acceptance asks for, or why it asks for none, where the request has terms. */
const askedAdvance = z.union([offeredAdvance, z.object({ none: z.enum(noAdvanceReasons) })]);

export const previewAcceptance = endpoint({
  method: 'GET',
  path: '/vendor/booking-request/{bookingRequestId}/acceptance',
  auth: { role: 'vendor', staff: true },
  summary:
    'The rooms that an own request gets if it is accepted now, and the waiting requests that are then declined for too few ' +
    'rooms. Nothing changes.',
  params: bookingRequestId,
  response: reply(
    z.object({
      rooms: z.array(bookedRoom),
      quote: z.optional(quote),
      declines: z.array(declinedRequest),
      advance: z.optional(askedAdvance),
    }),
  ),
  errors: ['booking_not_found', 'not_waiting', 'nights_taken', 'room_not_found', 'being_changed'],
});

export type AcceptancePreview = z.output<typeof previewAcceptance.response>['data'];

export const acceptBookingRequests = endpoint({
  method: 'PUT',
  path: '/vendor/accept-bookingRequest/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary:
    'Accept the request that is named; without one all that wait, oldest first, 100 at most. `data` is the first page of ' +
    'the own properties.',
  query: answerQuery,
  response: answered(vendorProperty),
  errors: ['booking_not_found', 'not_waiting', 'nights_taken', 'room_not_found', 'being_changed', 'conflict'],
});

export const rejectBookingRequests = endpoint({
  method: 'DELETE',
  path: '/vendor/reject-bookingRequest/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary:
    'Decline the request that is named; without one all that wait, oldest first, 100 at most. The guest reads the reason, ' +
    'if there is one. `data` is the first page of what still waits.',
  query: answerQuery,
  body: z.strictObject({ reasonCode: z.optional(z.enum(hostReasons)), reason: optionalText(reasonField) }),
  response: answered(bookingRequest),
  errors: ['booking_not_found', 'not_waiting', 'conflict'],
});

/** A booking of the desk and what may stand against a note about its stay. */
const stayErrors = ['booking_not_found', 'still_waiting', 'conflict'] as const;

export const noteStay = endpoint({
  method: 'PUT',
  path: '/vendor/booking/{bookingRequestId}/stay',
  auth: { role: 'vendor', staff: true },
  summary:
    'Note that the guest of a booking has `arrived` or `left`, or is `expected`, which takes both back: from the day of arrival ' +
    'until two days after check-out.',
  params: bookingRequestId,
  body: z.object({ guest: value(choice({ label: 'Guest', options: stayNotes })) }),
  response: reply(bookingRequest),
  errors: [...stayErrors, 'not_missable'],
});

export const missBooking = endpoint({
  method: 'PUT',
  path: '/vendor/booking/{bookingRequestId}/missed',
  auth: { role: 'vendor', staff: true },
  summary:
    'Note that the guest of a booking did not come, which frees the nights that are left: from the day of arrival until two days ' +
    'after check-out. `charged` says whether its price counts as income.',
  params: bookingRequestId,
  body: z.object({ charged: yesOrNo }),
  response: reply(bookingRequest),
  errors: [...stayErrors, 'not_missable', 'guest_arrived'],
});

export const cancelBookingAsOwner = endpoint({
  method: 'DELETE',
  path: '/vendor/booking/{bookingRequestId}',
  auth: { role: 'vendor' },
  summary:
    'Cancel an active booking until the day of check-out begins. The guest reads the reason, which a booking that the owner entered can do without.',
  params: bookingRequestId,
  body: z.object({ reason: optionalText(reasonField) }),
  response: reply(bookingRequest),
  errors: ['booking_not_found', 'still_waiting', 'kept_by_calendar', 'not_cancellable', 'conflict'],
});

/** The token of a link in the mail to an owner. */
const answerToken = z.object({ token: matching(/^[A-Za-z0-9._-]{20,400}$/, 'not_an_id') });

const linkedRequest = reply(z.object({ answer: z.enum(['accept', 'reject']), request: bookingRequest }));

export const viewAnswerLink = endpoint({
  method: 'POST',
  path: '/booking-answer/view',
  auth: 'public',
  onlyReads: true,
  summary: 'The answer that a link in a mail to an owner would give, and its request. Nothing changes.',
  body: answerToken,
  response: linkedRequest,
  errors: ['link_ended'],
});

export const answerByLink = endpoint({
  method: 'POST',
  path: '/booking-answer',
  auth: 'public',
  summary: 'Give the answer of a link in a mail to an owner, without a login: for one request, while it waits.',
  body: answerToken,
  response: linkedRequest,
  errors: ['link_ended', 'not_waiting', 'nights_taken', 'room_not_found', 'being_changed', 'conflict'],
});
