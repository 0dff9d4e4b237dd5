import * as z from 'zod/mini';
import { comparedInAddress } from '../addresses/comparedRooms.ts';
import { endpoint } from '../endpoint.ts';
import { stayFields } from '../rules/stays.ts';
import { matching, reply, value } from './fields.ts';
import { roomHit } from './search.ts';
import { stayHolds } from './stayQuery.ts';

/**
 * A room that is compared: `_id` of its property and number of the `room`. `hit` is the card of results, of its kind or of the rooms that are
 * taken together. `state` says that it is `shown`, that the hotel shows `another` room because this one takes no guests, that the
 * hotel is `closed` to guests, or `gone`.
 */
const comparedRoom = z.object({
  _id: z.string(),
  room: z.int(),
  state: z.enum(['shown', 'another', 'closed', 'gone']),
  hit: z.optional(roomHit),
  /** With days: whether the rooms are free on all nights; left out where too little was read to know. */
  free: z.optional(z.boolean()),
  /** With days of fewer nights than their seasons ask for: so many are needed, and no total is said. */
  leastNights: z.optional(z.int()),
});

export type ComparedRoom = z.output<typeof comparedRoom>;

export const getComparedRooms = endpoint({
  method: 'GET',
  path: '/rooms/compared',
  auth: 'public',
  summary:
    'The cards of up to 12 rooms beside each other, in the order asked for: `rooms` is `<property>:<number>`, with `:<kind>:<count>` for ' +
    'rooms taken together, and commas between. With days totals, and whether they are free.',
  query: z
    .object({
      rooms: matching(comparedInAddress, 'malformed', { label: 'Rooms' }),
      checkIn: z.optional(value(stayFields.bookingStartDate)),
      checkOut: z.optional(value(stayFields.bookingEndDate)),
    })
    .check(stayHolds),
  response: reply(z.array(comparedRoom)),
  cacheSeconds: 10,
});
