import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roomFields } from '../rules/property.ts';
import { begunFrom, id, reply, value, yesOrNo } from './fields.ts';
import { vendorProperty } from './properties.ts';

// Apart from the property form, which would weigh down the functions of these.

export const setRoomAvailability = endpoint({
  method: 'PUT',
  path: '/vendor/rooms/{postId}/{roomNumber}/availability',
  auth: { role: 'vendor' },
  summary:
    'Take a room of an own property out of every list and search, or put it back. With `revision` it is refused when ' +
    'another change came after that version.',
  params: z.object({ postId: id, roomNumber: value(roomFields.roomNumber) }),
  body: z.object({ availability: yesOrNo, ...begunFrom }),
  response: reply(vendorProperty),
  errors: ['property_not_found', 'room_not_found', 'conflict', 'too_many_attempts'],
});

export const setKindPrice = endpoint({
  method: 'PUT',
  path: '/vendor/kinds/{postId}/{kind}/price',
  auth: { role: 'vendor' },
  summary:
    'Change the price of all rooms of a kind. Requests and bookings keep theirs. With `revision` it is refused when another ' +
    'change came after that version.',
  params: z.object({ postId: id, kind: id }),
  body: z.object({ price: value(roomFields.price), ...begunFrom }),
  response: reply(vendorProperty),
  errors: ['property_not_found', 'kind_not_found', 'conflict', 'too_many_attempts'],
});
