import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { guests, nightlyPrice, pageSize } from '../rules/catalogue.ts';
import { classType, cursor, id, line, page, reply, whole } from './fields.ts';
import { hotel, property } from './properties.ts';

const priceSorts = ['price', '-price'] as const;
const sorts = [...priceSorts, 'newest'] as const;
const limit = whole({ min: 1, max: 50 }, 'Limit');

/**
 * A room found: the record of its property with that room alone. A record stands once a room, in the list's order;
 * the description is shortened to a card's length and `images` holds the cover photo.
 */
export const roomHit = z.object({ _id: z.string(), Location: z.string(), hotels: z.array(hotel) });

export type RoomHit = z.output<typeof roomHit>;

const searchBody = z
  .object({
    location: line(80, 'Location'),
    classType: z.optional(classType),
    minCapacityMembers: z._default(whole(guests, 'Minimum capacity'), guests.min),
    maxCapacityMembers: z._default(whole(guests, 'Maximum capacity'), guests.max),
    minPrice: z._default(whole({ ...nightlyPrice, min: 0 }, 'Minimum price'), 0),
    maxPrice: z._default(whole({ ...nightlyPrice, min: 0 }, 'Maximum price'), nightlyPrice.max),
    sort: z._default(z.enum(priceSorts, { error: `Sort must be one of ${priceSorts.join(', ')}.` }), 'price'),
    limit: z._default(limit, pageSize.home),
    cursor: z.optional(cursor),
  })
  .check(
    z.refine((body) => body.minCapacityMembers <= body.maxCapacityMembers, {
      path: ['minCapacityMembers'],
      error: 'Minimum capacity must not be above maximum capacity.',
    }),
    z.refine((body) => body.minPrice <= body.maxPrice, {
      path: ['minPrice'],
      error: 'Minimum price must not be above maximum price.',
    }),
  );

export const searchRooms = endpoint({
  method: 'POST',
  path: '/user/searching-room',
  auth: 'public',
  summary: 'Search rooms by place, class, capacity and price; cheapest first unless sorted otherwise.',
  body: searchBody,
  status: 200,
  response: page(roomHit),
  errors: ['invalid_cursor'],
});

export const browseRooms = endpoint({
  method: 'GET',
  path: '/rooms',
  auth: 'public',
  summary: 'Browse all rooms, or those of a class, of a city, or of both.',
  query: z.object({
    class: z.optional(classType),
    city: z.optional(line(80, 'City')),
    sort: z._default(z.enum(sorts, { error: `Sort must be one of ${sorts.join(', ')}.` }), 'newest'),
    limit: z._default(limit, pageSize.list),
    cursor: z.optional(cursor),
  }),
  status: 200,
  response: page(roomHit),
  errors: ['invalid_cursor'],
  cacheSeconds: 30,
});

export const listFeaturedRooms = endpoint({
  method: 'GET',
  path: '/hotelRooms',
  auth: 'public',
  summary: 'Newest rooms after the first `offset + skip`; the very newest when there are not that many.',
  query: z.object({
    offset: z._default(whole({ min: 0, max: 50 }, 'Offset'), 0),
    limit: z._default(whole({ min: 1, max: 20 }, 'Limit'), 4),
    skip: z._default(whole({ min: 0, max: 50 }, 'Skip'), 0),
  }),
  status: 200,
  response: page(roomHit),
  errors: [],
  cacheSeconds: 60,
});

export const getRoomDetails = endpoint({
  method: 'GET',
  path: '/user/room-details/{roomId}',
  auth: 'public',
  summary: 'All about one room of a property: `roomId` is the property, `room` the room number, the first by default.',
  params: z.object({ roomId: id }),
  query: z.object({ room: z.optional(whole({ min: 0, max: 99_999 }, 'Room')) }),
  status: 200,
  response: reply(
    z.object({
      /** `hotels[0].rooms[0]` is the room asked for; the hotel's other rooms follow. */
      roomDetails: property,
      vendorInformation: z.object({ userName: z.string(), email: z.string() }),
    }),
  ),
  errors: ['room_not_found'],
  cacheSeconds: 10,
});
