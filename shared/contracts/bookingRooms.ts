import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roomFields } from '../rules/property.ts';
import { roomsOfRequest } from '../rules/stays.ts';
import { bookingRequest, bookingRequestId } from './bookings.ts';
import { reply, value } from './fields.ts';

const { roomNumber, price } = roomFields;

/** The revision of the booking on whose rooms somebody decides: another one is refused with `booking_changed`. */
export const revision = z.int().check(z.gte(0), z.lte(1_000_000));

/** The rooms that are given back, by their numbers: one stays at least. */
const givenBack = z.object({
  roomNumbers: z.array(value(roomNumber)).check(z.minLength(1), z.maxLength(roomsOfRequest.max)),
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

/**
 * Another room of the hotel of a booking: `price` is what a night of them costs there on average, `free` whether nothing holds the nights that are left, and
 * `smaller` that it has fewer beds or sleeps fewer guests than the room that was booked.
 */
const otherRoom = z.object({
  roomNumber: z.int(),
  No_of_beds: z.int(),
  capacity: z.int(),
  price: z.int(),
  free: z.boolean(),
  smaller: z.boolean(),
});

export type OtherRoom = z.output<typeof otherRoom>;

export const listOtherRooms = endpoint({
  method: 'GET',
  path: '/vendor/booking-rooms/{bookingRequestId}',
  auth: { role: 'vendor', staff: true },
  summary:
    'The other rooms of the hotel of an active booking, and whether each is free on the nights that are left of the room that is ' +
    'named.',
  params: bookingRequestId,
  query: z.object({ roomNumber: value(roomNumber) }),
  response: reply(z.array(otherRoom)),
  errors: ['booking_not_found', 'rooms_fixed', 'booking_changed', 'room_not_found', 'being_changed'],
});

export const moveRoom = endpoint({
  method: 'PUT',
  path: '/vendor/booking-rooms/{bookingRequestId}',
  auth: { role: 'vendor', staff: true },
  summary:
    'Move a room of an active booking to another free room, from today on, at the agreed price or at `price`. A smaller room, ' +
    'or a higher price, needs the yes of a guest with an account. `revision` as above. The guest is told.',
  params: bookingRequestId,
  body: z.object({
    roomNumber: value(roomNumber),
    toRoomNumber: value(roomNumber),
    price: z.optional(value(price)),
    revision,
  }),
  response: reply(bookingRequest),
  errors: [
    'booking_not_found',
    'rooms_fixed',
    'booking_changed',
    'room_not_found',
    'nights_taken',
    'guest_must_agree',
    'being_changed',
    'conflict',
  ],
});
