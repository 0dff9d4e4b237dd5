import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { bookingStates, cancellers } from '../rules/bookingLife.ts';
import { bookingSources } from '../rules/bookingSources.ts';
import { channels } from '../rules/calendars.ts';
import { bookingPageSize } from '../rules/catalogue.ts';
import { declineReasons } from '../rules/declineReasons.ts';
import { choice } from '../rules/field.ts';
import { proposalEnds, proposalStates } from '../rules/proposalLife.ts';
import { policyNames } from '../rules/refunds.ts';
import { sides } from '../rules/roomMoves.ts';
import { bookingAdvance } from './advances.ts';
import { id, listOf, ofOwn, pageQuery, reply, value } from './fields.ts';
import { address } from './properties.ts';
import { quote } from './quotes.ts';

/** Who asks, as the owner reads it; all of it empty once the guest's account is gone. */
export const guest = z.object({ userName: z.string(), email: z.string(), contactNumber: z.string() });

/**
 * A room that is asked for, the guests that it sleeps, its price a night on average, rounded down, and the id of its kind. `remainder` is what its nights
 * cost beyond that price, whole PKR, which belongs to the first of them. `from` is its first night and `until` the day after its
 * last one, `YYYY-MM-DD`, where they are not those of the booking.
 */
export const bookedRoom = z.object({
  roomNumber: z.int(),
  No_of_beds: z.int(),
  capacity: z.int(),
  price: z.int(),
  remainder: z.optional(z.int()),
  kind: z.string(),
  ...{ from: z.optional(z.string()), until: z.optional(z.string()) },
});

/** A stay before or after a change. */
const proposedStay = {
  bookingStartDate: z.string(),
  bookingEndDate: z.string(),
  guests: z.int(),
  children: z.optional(z.array(z.int())),
  total: z.int(),
  quote,
};

/**
 * A change of a booking that one side has proposed: days, people, rooms, total and quote after it, beside days, people, total and quote
 * as they were agreed then. It is answered until `endsAt`; `endedAt` is when it was answered, taken back, or ended by itself, and `endedBy` what ended it so.
 */
export const proposal = z.object({
  proposalId: z.string(),
  by: z.enum(sides),
  status: z.enum(proposalStates),
  rooms: z.array(bookedRoom),
  ...proposedStay,
  agreed: z.object(proposedStay),
  askedAt: z.string(),
  endsAt: z.string(),
  endedAt: z.optional(z.string()),
  endedBy: z.optional(z.enum(proposalEnds)),
});

export type Proposal = z.output<typeof proposal>;

/**
 * The advance that a booking brings, as it was fixed with the request: whole PKR, hours to pay it in, and the policy by which it is given
 * back.
 */
export const fixedTerms = z.object({ amount: z.int(), hours: z.int(), policy: z.enum(policyNames) });

/**
 * A booking request, in every state: `rooms` holds each room and its price a night, `bookingRoomDays` counts nights,
 * `bookingEndDate` is the day of check-out, `total` whole PKR. `answerBy` and what ends in `At` are ISO instants. `reason`
 * is what the owner wrote when he cancelled or declined, or Sarai, or the sentence of `reasonCode`; `code` is that of the voucher. `reviewedAt`
 * is when its guest wrote about the stay, `arrivedAt` and `leftAt` when the owner noted that the guest came and left; `charged` says
 * whether the price of one who did not come counts as income. `revision` counts changes of its rooms and days. `newcomer` marks a request of
 * an account of less than a day without a stay, while it waits. `source` is where a booking came from that was not asked for
 * through Sarai; of one from a calendar `channel` is whose, and `keptByChannel` says that this moves and cancels it. `proposal` is the latest
 * one, of a stay that is not over. `threadId` is that of the conversation with the guest, who has an account. `children` are the ages of those of the guests who are children. `quote` says of which lines the total is the sum, where a booking is read by itself. `linked` says that its voucher has a link which opens without a login. `terms` are those of an advance, fixed with the request, `advance` is what became of it, and `paid` whole PKR that the hotel has of its guest.
 */
export const bookingRequest = z.object({
  _id: z.string(),
  status: z.enum(bookingStates),
  userInfo: z.array(guest),
  rooms: z.array(bookedRoom),
  bookingRoomDays: z.int(),
  bookingStartDate: z.string(),
  bookingEndDate: z.string(),
  propertyId: z.string(),
  hotelName: z.string(),
  hotelUrduName: z.optional(z.string()),
  location: z.string(),
  guests: z.int(),
  children: z.optional(z.array(z.int())),
  total: z.int(),
  quote: z.optional(quote),
  note: z.optional(z.string()),
  askedAt: z.string(),
  answerBy: z.string(),
  answeredAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  cancelledBy: z.optional(z.enum(cancellers)),
  reason: z.optional(z.string()),
  reasonCode: z.optional(z.enum(declineReasons)),
  code: z.optional(z.string()),
  reviewedAt: z.optional(z.string()),
  revision: z.optional(z.int()),
  ...{ arrivedAt: z.optional(z.string()), leftAt: z.optional(z.string()) },
  charged: z.optional(z.boolean()),
  newcomer: z.optional(z.literal(true)),
  source: z.optional(z.enum(bookingSources)),
  linked: z.optional(z.literal(true)),
  terms: z.optional(fixedTerms),
  threadId: z.optional(z.string()),
  proposal: z.optional(proposal),
  channel: z.optional(z.enum(channels)),
  keptByChannel: z.optional(z.literal(true)),
  advance: z.optional(bookingAdvance),
  paid: z.optional(z.int()),
});

export type BookingRequest = z.output<typeof bookingRequest>;

/** The query of every list of bookings. */
export const bookingListQuery = pageQuery(bookingPageSize);

export const bookingStatus = value(choice({ label: 'Status', options: bookingStates }));

export const bookingRequestId = z.object({ bookingRequestId: id });

export const listUserPendingRequests = endpoint({
  method: 'GET',
  path: '/user/pending-requests/{userId}',
  ...ofOwn('user'),
  summary: 'The own requests that wait for an answer, oldest first.',
  ...listOf(bookingRequest, bookingListQuery),
});

export const listUserBookings = endpoint({
  method: 'GET',
  path: '/user/bookings/{userId}',
  ...ofOwn('user'),
  summary:
    'The own bookings of a state; without one all of them: what waits, stays ahead by check-out, stays that are over and ' +
    'what came to nothing, newest first.',
  ...listOf(bookingRequest, { status: z.optional(bookingStatus), ...bookingListQuery }),
});

/**
 * A booking with the hotel's address, its times of the day (`14:00`) and its host, which the guest reads once it is accepted. The host
 * is there after its end too, while its advance is to be settled.
 */
const bookingDetails = z.extend(bookingRequest, {
  address: z.optional(address),
  ...{ checkInFrom: z.optional(z.string()), checkOutUntil: z.optional(z.string()) },
  host: z.optional(z.object({ name: z.string(), email: z.string(), contactNumber: z.string() })),
});

export type BookingDetails = z.output<typeof bookingDetails>;

export const getUserBooking = endpoint({
  method: 'GET',
  path: '/user/booking/{bookingRequestId}',
  auth: { role: 'user' },
  summary: 'One own booking. Once it is accepted, with the address of the hotel and its host.',
  params: bookingRequestId,
  response: reply(bookingDetails),
  errors: ['booking_not_found'],
});

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/user/booking-request/{bookingRequestId}',
  auth: { role: 'user' },
  summary: 'Take an own request back, or cancel an own booking until the day of arrival ends.',
  params: bookingRequestId,
  response: reply(bookingRequest),
  errors: ['booking_not_found', 'not_cancellable', 'conflict'],
});
