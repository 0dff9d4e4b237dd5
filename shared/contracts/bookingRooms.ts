import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roomFields } from '../rules/property.ts';
import { roomsOfRequest } from '../rules/stays.ts';
import { bookingRequest, bookingRequestId } from './bookings.ts';
import { reply, value } from './fields.ts';

/** The revision of the booking on whose rooms somebody decides: another one is refused with `booking_changed`. */
const revision = z.int().check(z.gte(0), z.lte(1_000_000));

/** The rooms that are given back, by their numbers: one stays at least. */
const givenBack = z.object({
  roomNumbers: z.array(value(roomFields.roomNumber)).check(z.minLength(1), z.maxLength(roomsOfRequest.max)),
  revision,
});

const shared = {
  method: 'DELETE',
  params: bookingRequestId,
  body: givenBack,
  response: reply(bookingRequest),
  errors: ['booking_not_found', 'rooms_fixed', 'last_room', 'booking_changed', 'conflict'],
} as const;

export const giveRoomsBack = endpoint({
  ...shared,
  path: '/user/booking-rooms/{bookingRequestId}',
  auth: { role: 'user' },
  summary:
    'Give rooms of an own booking back, all but one at most, until the day of arrival ends. `revision` is that of the booking ' +
    'as it was shown; the call sent again is done once.',
});

export const giveRoomsBackAsOwner = endpoint({
  ...shared,
  path: '/vendor/booking-rooms/{bookingRequestId}',
  auth: { role: 'vendor' },
  summary:
    'Take rooms out of an active booking, all but one at most, until the day of check-out begins: from today on. `revision` as ' +
    'for a guest. The guest is told.',
});
