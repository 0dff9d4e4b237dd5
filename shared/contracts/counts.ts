import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { destinationKeys } from '../rules/destinations.ts';
import { wishNames } from '../rules/wishChanges.ts';
import { reply } from './fields.ts';
import { wishes, wishesHold, wishesInAddress } from './wishes.ts';

/**
 * Hotels that were counted: 50 at most, `more` says that there may be others. Prices are whole PKR: of a night, of several rooms those of all
 * of them, with dates those of the stay. They are those of the hotels that were counted; where there may be others and the lowest stands
 * alone, it is the lowest of all.
 */
const counted = {
  hotels: z.int(),
  more: z.boolean(),
  cheapest: z.optional(z.int()),
  dearest: z.optional(z.int()),
};

const searchCounts = z.object({
  /** Hotels that the search finds, with dates those that are free; left out where none is. */
  found: z.optional(z.object(counted)),
  /**
   * Wishes that leave hotels out, where the search finds less than a page. The count is of the hotels that it finds after the change and
   * does not find now, on the same dates; the most come first. `rooms` has the number of rooms, `dates` the days, or none for any days,
   * and `place` another place, of a search that finds nothing here by any other change.
   */
  causes: z.array(
    z.object({
      wish: z.enum(wishNames),
      rooms: z.optional(z.int()),
      checkIn: z.optional(z.string()),
      checkOut: z.optional(z.string()),
      place: z.optional(z.enum(destinationKeys)),
      ...counted,
    }),
  ),
  /** The nearest place that has hotels, by its key, and about how many kilometres in a straight line, where the place of the search has none. */
  nearest: z.optional(z.object({ place: z.string(), kilometres: z.int() })),
});

export type SearchCounts = z.output<typeof searchCounts>;

export const countRooms = endpoint({
  method: 'POST',
  path: '/user/searching-room/counts',
  auth: 'public',
  onlyReads: true,
  summary:
    'How many hotels a search finds and at what prices. Where they are fewer than a page also how many each of its wishes leaves out, with ' +
    'its dates; where it finds none, where else there are some.',
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
