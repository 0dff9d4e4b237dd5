import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { featured, listSorts, pageSize, priceSorts } from '../rules/catalogue.ts';
import { roomFacts } from '../rules/facts.ts';
import { ofEachMark } from '../rules/reviews.ts';
import { browseFields, featuredFields, searchFields } from '../rules/search.ts';
import { childRules, offeredExtra } from './extras.ts';
import { cursor, id, page, reply, value } from './fields.ts';
import { host, trust } from './hosts.ts';
import { advanceTerms, hotel, property } from './properties.ts';
import { quote } from './quotes.ts';
import { stayQuery } from './stayQuery.ts';
import { wishes, wishesHold, wishesInAddress } from './wishes.ts';

/**
 * A card of a list: the record of a property with one room, which stands for all available rooms of its kind;
 * `roomsAlike` counts them. A list has a property once, at the first of its kinds that match in the list's order; by
 * day that is the cheapest. Name, place and description are shortened to a card's length, the description where need
 * be to nothing, and `images` holds the cover photo. `newHost` says that the owner has not confirmed the e-mail.
 */
export const roomHit = z.object({
  _id: z.string(),
  Location: z.string(),
  location: z.string(),
  hotels: z.array(hotel),
  roomsAlike: z.int(),
  /** Facts that all rooms of the kind have. */
  facts: z.array(z.enum(roomFacts)),
  /**
   * The hotel's rooms that fit the search: their number, the lowest price of a night in whole PKR, and the guests that
   * the smallest and the largest of them sleep. With dates they are the rooms that are free, and a night costs what those of the stay
   * do on average, after discounts and rounded down; `fromTotal` is the lowest total of the stay.
   */
  matching: z.object({
    rooms: z.int(),
    fromPrice: z.int(),
    fromTotal: z.optional(z.int()),
    sleepsLeast: z.int(),
    sleepsMost: z.int(),
  }),
  /**
   * With several `rooms`: the cheapest of the hotel's that sleep the guests, by their kinds, and whole PKR a night of all of them, with
   * dates on average. The room of the card is one of the first kind.
   */
  together: z.optional(
    z.object({
      price: z.int(),
      kinds: z.array(
        z.object({ kind: z.string(), count: z.int(), membersCapacity: z.int(), No_of_beds: z.int(), price: z.int() }),
      ),
    }),
  ),
  /** With dates: whole PKR of the stay in the room of the card, or in all that are taken together, by its quote. */
  total: z.optional(z.int()),
  newHost: z.optional(z.literal(true)),
});

export type RoomHit = z.output<typeof roomHit>;

/**
 * The place or hotel of a search: its `location` is a place, also begun or misspelled, or the name of a hotel. The
 * rooms of a village come before those of its valley.
 */
export const shown = z.object({
  kind: z.enum(['place', 'hotel']),
  /** The place or the hotel; what was typed where neither is known, or where several hotels are shown. */
  name: z.string(),
  /** The valley or destination around a village, whose other rooms follow those of the village. */
  around: z.optional(z.string()),
  /** Nothing is called as it was typed: this is most like it. */
  instead: z.boolean(),
});

export type SearchAnswer = z.output<typeof shown>;

const inPages = {
  sort: z._default(value(searchFields.sort), priceSorts[0]),
  limit: z._default(value(searchFields.limit), pageSize.home),
  cursor: z.optional(cursor),
};

export const searchRooms = endpoint({
  method: 'POST',
  path: '/user/searching-room',
  auth: 'public',
  onlyReads: true,
  summary:
    'Search hotels by place, class, capacity, price and facts, cheapest first. `shows` says what was found. With `checkIn` and ' +
    '`checkOut` those with free rooms stay, with `rooms` those that take the guests in so many. A short page may have a ' +
    '`nextCursor`.',
  body: z.object({ ...wishes, ...inPages }).check(wishesHold),
  response: z.extend(page(roomHit), { shows: shown }),
  errors: ['invalid_cursor'],
});

export const getRoomSearch = endpoint({
  method: 'GET',
  path: searchRooms.path,
  auth: 'public',
  summary: 'Search by its address, as the site asks for it: answers to everybody are shared for ten seconds.',
  query: z.object({ ...wishesInAddress, ...inPages }).check(wishesHold),
  response: searchRooms.response,
  errors: searchRooms.errors,
  cacheSeconds: 10,
});

export const browseRooms = endpoint({
  method: 'GET',
  path: '/rooms',
  auth: 'public',
  summary:
    'Browse all rooms, or those of a class, of a city, or of both. `hosts` leaves those of owners who have confirmed their ' +
    'e-mail.',
  query: z.object({
    class: z.optional(value(browseFields.class)),
    city: z.optional(value(browseFields.city)),
    hosts: z.optional(value(browseFields.hosts)),
    sort: z._default(value(browseFields.sort), listSorts[0]),
    limit: z._default(value(browseFields.limit), pageSize.list),
    cursor: z.optional(cursor),
  }),
  response: page(roomHit),
  errors: ['invalid_cursor'],
  cacheSeconds: 30,
});

export const listFeaturedRooms = endpoint({
  method: 'GET',
  path: '/hotelRooms',
  auth: 'public',
  summary: 'Newest hotels after the first `offset + skip`; the very newest when there are not that many.',
  query: z.object({
    offset: z._default(value(featuredFields.offset), 0),
    limit: z._default(value(featuredFields.limit), featured.limit),
    skip: z._default(value(featuredFields.skip), 0),
  }),
  response: page(roomHit),
  cacheSeconds: 60,
});

export const getRoomDetails = endpoint({
  method: 'GET',
  path: '/user/room-details/{roomId}',
  auth: 'public',
  summary:
    'All about one room of a property: `roomId` is the property, `room` the room number, the first by default; one of its kind that takes ' +
    'guests, where that room does not. With days also the quote of a stay in it, or in `kinds`.',
  params: z.object({ roomId: id }),
  query: stayQuery,
  response: reply(
    z.object({
      /** `hotels[0].rooms[0]` is the room asked for; the hotel's other rooms follow. */
      roomDetails: property,
      vendorInformation: z.object({ userName: z.string(), email: z.string() }),
      host: z.optional(host),
      trust: z.optional(trust),
      /** The owner has not paid a refund a week after its end: he asks for no advances. */
      owesRefund: z.optional(z.literal(true)),
      /** With days: the price of the stay with its lines, and the nights that it has at least. */
      quote: z.optional(quote),
      leastNights: z.optional(z.int()),
      /** Where the hotel asks for advances; with days whole PKR of that of the stay, and until when it is paid if it is accepted now: none where arrival is near. */
      terms: z.optional(advanceTerms),
      advance: z.optional(z.object({ amount: z.int(), until: z.string() })),
      /** The rules of the hotel for children, and what may be chosen beside the room; left out where it has none. */
      childRules: z.optional(childRules),
      extras: z.optional(z.array(offeredExtra)),
      /** The average of each mark with one decimal, once somebody has written. */
      marks: z.optional(z.object(ofEachMark(z.number()))),
      /** The sights that are nearest to the place on the map, three within 50 km: whole km in a straight line, 0 for less than one. */
      sights: z.optional(
        z.array(z.object({ name: z.object({ en: z.string(), ur: z.string() }), kilometres: z.int() })),
      ),
      /** With days: whole PKR of the stay in one room of each kind that takes guests, and a night of it on average. */
      stays: z.optional(z.array(z.object({ kind: z.string(), price: z.int(), total: z.int() }))),
    }),
  ),
  errors: ['room_not_found'],
  cacheSeconds: 10,
});
