import * as z from 'zod/mini';
import { comparedInAddress } from '../addresses/comparedRooms.ts';
import { endpoint } from '../endpoint.ts';
import { keptLimits, keptTexts } from '../rules/keptRooms.ts';
import { roomFields } from '../rules/property.ts';
import { stayFields } from '../rules/stays.ts';
import { id, matching, ofOwn, reply, value } from './fields.ts';
import { roomHit } from './search.ts';
import { stayHolds } from './stayQuery.ts';

/** Milliseconds since 1970, up to the year 2286. */
const instant = z.int().check(z.gte(0), z.lte(9_999_999_999_999));

const { min, max } = roomFields.roomNumber;

export const keptRoom = z.object({
  _id: id,
  room: z.int().check(z.gte(min), z.lte(max)),
  at: instant,
  wishes: z.optional(z.string().check(z.maxLength(keptTexts.wishes))),
  name: z.optional(z.string().check(z.maxLength(keptTexts.name))),
});
export const removedRoom = z.object({ _id: id, at: instant });

/**
 * Rooms that a traveller keeps: `_id` is the property, `room` the number of the room that was looked at, `at` when it was
 * kept or removed, in milliseconds since 1970; `wishes` those for which it was found, as the address of its page has them, and `name`
 * that of the hotel then.
 */
const keptRooms = z.object({
  kept: z.array(keptRoom).check(z.maxLength(keptLimits.kept)),
  removed: z.array(removedRoom).check(z.maxLength(keptLimits.removed)),
});

const own = {
  path: '/user/kept-rooms/{userId}',
  ...ofOwn('user'),
  response: reply(keptRooms),
} as const;

export const getKeptRooms = endpoint({
  ...own,
  method: 'GET',
  summary: 'The rooms that a traveller keeps, newest first, and what was removed of late.',
});

export const joinKeptRooms = endpoint({
  ...own,
  method: 'PUT',
  summary:
    'Join what a browser keeps to what the account keeps: of each property what was done last stands, and the newest 50 are ' +
    'kept. Answers all of it. What is later than now counts as done now. The same sent again changes nothing.',
  body: keptRooms,
  errors: ['conflict'],
});

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
