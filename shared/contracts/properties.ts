import * as z from 'zod/mini';
import { classTypes } from '../rules/catalogue.ts';
import { policyNames } from '../rules/refunds.ts';
import { amenities } from './amenities.ts';

/**
 * The address of a property as it is read back; `zipCode` has five digits, where the owner has given one, and `spot` the degrees of the place on
 * the map.
 */
export const address = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.optional(z.int()),
  spot: z.optional(z.object({ north: z.number(), east: z.number() })),
});

/** A photo as it is read back: the address of its largest width on the site's own origin. */
export const image = z.object({ imgURL: z.string() });

/**
 * A room as it is read back: `_id` stays when its number is changed, `price` is whole PKR a night, `membersCapacity` guests,
 * `No_of_beds` beds, `kind` the id that all rooms like it share. Where not all of its nights have that price, lists without dates and its
 * page have `from`, whole PKR of the cheapest of the next 90.
 */
export const room = z.object({
  _id: z.string(),
  roomNumber: z.int(),
  membersCapacity: z.int(),
  No_of_beds: z.int(),
  price: z.int(),
  availability: z.boolean(),
  kind: z.string(),
  images: z.array(image),
  amenities: amenities.room,
  from: z.optional(z.int()),
});

/** Rating of a property: the average of all marks from 1 to 5 with one decimal, and their number. */
export const rating = z.object({ average: z.number(), count: z.int() });

/**
 * A hotel as it is read back, with its rooms; `_id` is that of its property. It has a `rating` once somebody has written, and `urduName` and
 * `urduDescription` for readers of Urdu where its owner has given them.
 */
export const hotel = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  urduName: z.optional(z.string()),
  urduDescription: z.optional(z.string()),
  classType: z.enum(classTypes),
  amenities: amenities.hotel,
  rooms: z.array(room),
  rating: z.optional(rating),
});

/**
 * A property as it is read back; `hotels` always holds the one hotel of the property, and `location` is `Location` again.
 * `newHost` says that the owner has not confirmed the e-mail yet.
 */
export const property = z.object({
  _id: z.string(),
  vendorId: z.string(),
  Location: z.string(),
  location: z.string(),
  address,
  hotels: z.array(hotel),
  newHost: z.optional(z.literal(true)),
});

/**
 * Terms on which a hotel asks for advances: so many percent of the total, 1 to 50, or the first night of all rooms; hours to pay it in after
 * the acceptance; none for arrivals within so many days; and the policy by which it is given back.
 */
export const advanceTerms = z.object({
  share: z.union([z.literal('firstNight'), z.int()]),
  hours: z.int(),
  notWithinDays: z.int(),
  policy: z.enum(policyNames),
});

/** Name and tax number on the receipts of a house, and whether its staff takes cash. */
const books = z.object({
  name: z.optional(z.string()),
  ntn: z.optional(z.string()),
  helpersTakeCash: z.optional(z.literal(true)),
});

/**
 * A property as its owner reads it back. `listedAt` is the ISO instant of the first listing, `revision` names its
 * version: sent back with a change, it says which one the change began from. Nobody else is shown one that is `hidden`. `terms` are there
 * where it asks for advances, `books` where something was set; `moneyRevision` counts changes of both, none while it is absent.
 */
export const vendorProperty = z.extend(property, {
  listedAt: z.string(),
  revision: z.int(),
  hidden: z.optional(z.literal(true)),
  terms: z.optional(advanceTerms),
  books: z.optional(books),
  moneyRevision: z.optional(z.int()),
});

export type Rating = z.output<typeof rating>;
export type Room = z.output<typeof room>;
export type PropertyRecord = z.output<typeof property>;
export type VendorProperty = z.output<typeof vendorProperty>;
