import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { deskActs } from '../rules/deskActs.ts';
import { hostNoteField } from '../rules/stays.ts';
import { bookingListQuery, bookingRequest, bookingRequestId, bookingStatus } from './bookings.ts';
import { id, listOf, ofOwn, optionalText, reply } from './fields.ts';

/** Who did something: the owner, or a member of the staff, whose name is missing where it is erased. */
const actor = { by: z.enum(['owner', 'staff']), name: z.optional(z.string()) };

/** An act of the hotel's side; `at` is an ISO instant. */
export const deskAct = z.object({ act: z.enum(deskActs), at: z.string(), ...actor });

/** Note of the hotel's side about a booking, which its guest never reads; `revision` counts what was written. */
export const hostNote = z.object({ text: z.string(), at: z.string(), revision: z.int(), ...actor });

/** A booking as the owner and his staff read it: with who did what, the oldest first, and with their note. */
export const deskBooking = z.extend(bookingRequest, {
  acts: z.optional(z.array(deskAct)),
  hostNote: z.optional(hostNote),
});

export type DeskBooking = z.output<typeof deskBooking>;

export const listVendorPendingRequests = endpoint({
  method: 'GET',
  path: '/vendor/pending-requests/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary: 'The requests that wait for an answer of this vendor, oldest first, those of newcomers after all others.',
  ...listOf(deskBooking, bookingListQuery),
});

export const listVendorBookings = endpoint({
  method: 'GET',
  path: '/vendor/active-booking/{id}',
  auth: { role: 'vendor', own: 'id', staff: true },
  summary:
    'The active bookings of a vendor, whose id this is, by check-out; with `status` those of another state. Staff read what waits and what is ahead.',
  params: z.object({ id }),
  ...listOf(deskBooking, { status: z._default(bookingStatus, 'active'), ...bookingListQuery }),
  errors: ['invalid_cursor', 'not_for_staff'],
});

export const getVendorBooking = endpoint({
  method: 'GET',
  path: '/vendor/booking/{bookingRequestId}',
  auth: { role: 'vendor', staff: true },
  summary: 'One own booking or request. Staff read it until two days after check-out.',
  params: bookingRequestId,
  response: reply(deskBooking),
  errors: ['booking_not_found', 'not_for_staff'],
});

export const writeHostNote = endpoint({
  method: 'PUT',
  path: '/vendor/booking/{bookingRequestId}/note',
  auth: { role: 'vendor', staff: true },
  summary:
    'Write the private note of an own booking or request, or take it out by an empty one. `revision` is that of the note as it ' +
    'was read, 0 where there was none.',
  params: bookingRequestId,
  body: z.object({ note: optionalText(hostNoteField), revision: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  response: reply(hostNote),
  errors: ['booking_not_found', 'guest_gone', 'conflict', 'too_many_attempts'],
});
