import * as z from 'zod/mini';
import { type AnswerCode, answerSentences } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { bookingStates, declineReasons } from '../rules/bookingLife.ts';
import { bookingPageSize, nightlyPrice } from '../rules/catalogue.ts';
import { choice, type Typed, whole } from '../rules/field.ts';
import { roomFields } from '../rules/property.ts';
import { noteField, reasonField, requestFields, requestIssues } from '../rules/stays.ts';
import { cursor, id, matching, page, reply, typedFields, value } from './fields.ts';
import { form } from './form.ts';
import { address } from './properties.ts';
import { requestKey, vendorProperty } from './vendorProperties.ts';

/**
 * A booking request, in every state: `rooms` holds the one room and its price a night, `bookingRoomDays` counts nights,
 * `bookingEndDate` is the day of check-out, `total` whole PKR. `answerBy` and what ends in `At` are ISO instants. `reason`
 * is what the owner wrote when he cancelled, or the sentence of `reasonCode`; `code` is that of the voucher.
 */
export const bookingRequest = z.object({
  _id: z.string(),
  status: z.enum(bookingStates),
  userInfo: z.array(z.object({ userName: z.string(), email: z.string(), contactNumber: z.string() })),
  rooms: z.array(z.object({ roomNumber: z.int(), No_of_beds: z.int(), price: z.int() })),
  bookingRoomDays: z.int(),
  bookingStartDate: z.string(),
  bookingEndDate: z.string(),
  propertyId: z.string(),
  hotelName: z.string(),
  location: z.string(),
  guests: z.int(),
  total: z.int(),
  note: z.optional(z.string()),
  askedAt: z.string(),
  answerBy: z.string(),
  answeredAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  cancelledBy: z.optional(z.enum(['guest', 'owner'])),
  reason: z.optional(z.string()),
  reasonCode: z.optional(z.enum(declineReasons)),
  code: z.optional(z.string()),
});

export type BookingRequest = z.output<typeof bookingRequest>;

const list = {
  limit: z._default(value(whole({ label: 'Limit', min: 1, max: bookingPageSize.most })), bookingPageSize.list),
  cursor: z.optional(cursor),
};

const status = value(choice({ label: 'Status', options: bookingStates }));

type Asked = Typed<typeof requestFields>;

export const createBookingRequest = endpoint({
  method: 'POST',
  path: '/user/booking-request',
  auth: { role: 'user' },
  summary:
    'Ask for a room. `price` is the nightly price that the guest has seen: when it is another by now, the request is ' +
    'refused with the new one in `params`. Requests with the same `requestKey` are one.',
  body: form(
    {
      propertyId: id,
      roomNumber: value(roomFields.roomNumber),
      ...typedFields(requestFields),
      price: z.optional(value(whole({ label: 'Price per night', ...nightlyPrice }))),
      note: z.optional(value(noteField)),
      requestKey: z.optional(requestKey),
    },
    (sent) => requestIssues(sent as Asked),
  ),
  status: 201,
  response: reply(bookingRequest),
  errors: [
    'room_not_found',
    'room_unavailable',
    'being_changed',
    'nights_taken',
    'price_changed',
    'too_many_waiting',
    'too_many_waiting_here',
    'too_many_attempts',
    'conflict',
  ],
});

const userOwn = { auth: { role: 'user', own: 'userId' }, params: z.object({ userId: id }) } as const;
const vendorOwn = { auth: { role: 'vendor', own: 'vendorId' }, params: z.object({ vendorId: id }) } as const;
const bookingRequestId = z.object({ bookingRequestId: id });

export const listUserPendingRequests = endpoint({
  method: 'GET',
  path: '/user/pending-requests/{userId}',
  ...userOwn,
  summary: 'The own requests that wait for an answer, oldest first.',
  query: z.object(list),
  status: 200,
  response: page(bookingRequest),
  errors: ['invalid_cursor'],
});

export const listUserBookings = endpoint({
  method: 'GET',
  path: '/user/bookings/{userId}',
  ...userOwn,
  summary:
    'The own bookings of a state; without one all of them: what waits, stays ahead by check-out, stays that are over and ' +
    'what came to nothing, newest first.',
  query: z.object({ status: z.optional(status), ...list }),
  status: 200,
  response: page(bookingRequest),
  errors: ['invalid_cursor'],
});

/** What a guest is told beside the booking once it is accepted: where the hotel is, and who the host is. */
const bookingDetails = z.extend(bookingRequest, {
  address: z.optional(address),
  host: z.optional(z.object({ name: z.string(), email: z.string(), contactNumber: z.string() })),
});

export type BookingDetails = z.output<typeof bookingDetails>;

export const getUserBooking = endpoint({
  method: 'GET',
  path: '/user/booking/{bookingRequestId}',
  auth: { role: 'user' },
  summary: 'One own booking. Once it is accepted, with the address of the hotel and its host.',
  params: bookingRequestId,
  status: 200,
  response: reply(bookingDetails),
  errors: ['booking_not_found'],
});

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/user/booking-request/{bookingRequestId}',
  auth: { role: 'user' },
  summary: 'Take an own request back, or cancel an own booking until the day of arrival ends.',
  params: bookingRequestId,
  status: 200,
  response: reply(bookingRequest),
  errors: ['booking_not_found', 'not_cancellable', 'conflict'],
});

export const listVendorPendingRequests = endpoint({
  method: 'GET',
  path: '/vendor/pending-requests/{vendorId}',
  ...vendorOwn,
  summary: 'The requests that wait for an answer of this vendor, oldest first.',
  query: z.object(list),
  status: 200,
  response: page(bookingRequest),
  errors: ['invalid_cursor'],
});

/** What became of each request that was to be answered; `not_waiting` was answered, taken back or too old already. */
export const answerOutcomes = [
  'accepted',
  'rejected',
  'nights_taken',
  'room_removed',
  'being_changed',
  'not_waiting',
] as const;

export type AnswerOutcome = (typeof answerOutcomes)[number];

const said = { code: z.enum(Object.keys(answerSentences) as AnswerCode[]), message: z.string() };

/** `data` beside what became of each request. */
function answered<T extends z.ZodMiniType>(item: T) {
  const outcome = z.object({ bookingRequestId: z.string(), outcome: z.enum(answerOutcomes) });
  return z.object({ ...said, data: z.array(item), outcomes: z.array(outcome), nextCursor: z.optional(cursor) });
}

/** Requests that one call answers at most. */
export const mostAnswered = 100;

const answerQuery = z.object({ bookingRequestId: z.optional(id) });

export const acceptBookingRequests = endpoint({
  method: 'PUT',
  path: '/vendor/accept-bookingRequest/{vendorId}',
  ...vendorOwn,
  summary:
    'Accept the request that is named; without one all that wait, oldest first, 100 at most. `data` is the first page of ' +
    'the own properties.',
  query: answerQuery,
  status: 200,
  response: answered(vendorProperty),
  errors: ['booking_not_found', 'not_waiting', 'nights_taken', 'room_not_found', 'being_changed', 'conflict'],
});

export const rejectBookingRequests = endpoint({
  method: 'DELETE',
  path: '/vendor/reject-bookingRequest/{vendorId}',
  ...vendorOwn,
  summary:
    'Decline the request that is named; without one all that wait, oldest first, 100 at most. `data` is the first page of ' +
    'what still waits.',
  query: answerQuery,
  status: 200,
  response: answered(bookingRequest),
  errors: ['booking_not_found', 'not_waiting', 'conflict'],
});

export const listVendorBookings = endpoint({
  method: 'GET',
  path: '/vendor/active-booking/{id}',
  auth: { role: 'vendor', own: 'id' },
  summary: 'The active bookings of a vendor, whose id this is, by check-out; with `status` those of another state.',
  params: z.object({ id }),
  query: z.object({ status: z._default(status, 'active'), ...list }),
  status: 200,
  response: page(bookingRequest),
  errors: ['invalid_cursor'],
});

export const cancelBookingAsOwner = endpoint({
  method: 'DELETE',
  path: '/vendor/booking/{bookingRequestId}',
  auth: { role: 'vendor' },
  summary: 'Cancel an active booking until the day of check-out begins. The guest reads the reason.',
  params: bookingRequestId,
  body: z.object({ reason: value(reasonField) }),
  status: 200,
  response: reply(bookingRequest),
  errors: ['booking_not_found', 'not_cancellable', 'conflict'],
});

/** The token of a link in the mail to an owner. */
const answerToken = z.object({ token: matching(/^[A-Za-z0-9._-]{20,400}$/, 'not_an_id') });

const linkedRequest = reply(z.object({ answer: z.enum(['accept', 'reject']), request: bookingRequest }));

export const viewAnswerLink = endpoint({
  method: 'POST',
  path: '/booking-answer/view',
  auth: 'public',
  summary: 'What a link in a mail to an owner would answer, and to which request. Nothing changes.',
  body: answerToken,
  status: 200,
  response: linkedRequest,
  errors: ['link_ended'],
});

export const answerByLink = endpoint({
  method: 'POST',
  path: '/booking-answer',
  auth: 'public',
  summary: 'Give the answer of a link in a mail to an owner, without a login: for one request, while it waits.',
  body: answerToken,
  status: 200,
  response: linkedRequest,
  errors: ['link_ended', 'not_waiting', 'nights_taken', 'room_not_found', 'being_changed', 'conflict'],
});
