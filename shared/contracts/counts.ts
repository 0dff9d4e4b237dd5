import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { destinationKeys } from '../rules/destinations.ts';
import { wideningNames } from '../rules/widenings.ts';
import { reply } from './fields.ts';
import { wishes, wishesHold, wishesInAddress } from './wishes.ts';

/**
 * Hotels that a search finds: 50 at most are counted, `more` says that there may be others. Prices are whole PKR a night, of several rooms
 * those of all of them; the highest is known where all hotels were looked at, of several rooms the lowest too.
 */
const counted = {
  hotels: z.int(),
  more: z.boolean(),
  cheapest: z.optional(z.int()),
  dearest: z.optional(z.int()),
};

const searchCounts = z.object({
  /** Nothing is counted of a search with dates, and nothing where none is found. */
  found: z.optional(z.object(counted)),
  /** Counts of the search without one of its wishes, where they are higher. */
  without: z.array(z.object({ wish: z.enum(wideningNames), ...counted })),
  /** The hotels that take the same guests in more rooms, where few take them in so many: with dates those that are free. */
  inMoreRooms: z.optional(z.object({ rooms: z.int(), ...counted })),
  /** Counts in other places, where the search finds nothing with its wishes or without them. */
  elsewhere: z.array(z.object({ place: z.enum(destinationKeys), ...counted })),
});

export type SearchCounts = z.output<typeof searchCounts>;

export const countRooms = endpoint({
  method: 'POST',
  path: '/user/searching-room/counts',
  auth: 'public',
  onlyReads: true,
  summary:
    'How many hotels a search finds and at what prices. Where they are fewer than a page also how many more it finds ' +
    'without one of its wishes, in more rooms, or elsewhere.',
  body: z.object(wishes).check(wishesHold),
  response: reply(searchCounts),
});

export const getRoomCounts = endpoint({
  method: 'GET',
  path: countRooms.path,
  auth: 'public',
  summary: 'Counts of a search by its address, as the site asks for them.',
  query: z.object(wishesInAddress).check(wishesHold),
  response: countRooms.response,
  cacheSeconds: 10,
});
