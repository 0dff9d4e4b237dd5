import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { bookingPageSize } from '../rules/catalogue.ts';
import { id, listOf, ofOwn, pageQuery, plainReply, reply } from './fields.ts';
import { answeredRequest } from './vendorBookings.ts';

/** A guest whom a vendor refuses: the request by which, its guest's name, empty once the account is gone, and an ISO instant. */
export const refusedGuest = z.object({ bookingRequestId: z.string(), userName: z.string(), refusedAt: z.string() });

export const refuseGuest = endpoint({
  method: 'POST',
  path: '/vendor/refused-guests/{vendorId}',
  ...ofOwn('vendor'),
  summary:
    'Refuse the guest of a request or booking for good: the requests of that guest that wait here are declined, and no ' +
    'other is taken. Bookings stay. A guest who is refused already stays so.',
  body: z.object({ bookingRequestId: id }),
  status: 201,
  response: z.extend(reply(refusedGuest), { outcomes: z.array(answeredRequest) }),
  errors: ['booking_not_found', 'guest_gone', 'conflict'],
});

export const listRefusedGuests = endpoint({
  method: 'GET',
  path: '/vendor/refused-guests/{vendorId}',
  ...ofOwn('vendor'),
  summary: 'The guests whom this vendor refuses, the latest first.',
  ...listOf(refusedGuest, pageQuery(bookingPageSize)),
});

const { auth, params } = ofOwn('vendor');

export const allowGuest = endpoint({
  method: 'DELETE',
  path: '/vendor/refused-guests/{vendorId}/{bookingRequestId}',
  auth,
  params: z.extend(params, { bookingRequestId: id }),
  summary:
    'Take a refusal back. The guest is that of the request, which may be another one than the guest was refused by.',
  response: plainReply({}),
  errors: ['booking_not_found', 'conflict'],
});
