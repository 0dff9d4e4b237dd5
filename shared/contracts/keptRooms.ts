import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { keptLimits, keptTexts } from '../rules/keptRooms.ts';
import { roomFields } from '../rules/property.ts';
import { id, ofOwn, reply } from './fields.ts';

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
