import * as z from 'zod/mini';
import { quoteCauses } from '../rules/quote.ts';

/** Whole PKR of a night, which is named by the day on which it begins, and what decided it: with the name of a season or of own days. */
export const quotedNight = z.object({
  night: z.string(),
  price: z.int(),
  by: z.enum(quoteCauses),
  name: z.optional(z.string()),
});

/** Rooms of a kind, with the beds of each and the guests that it sleeps: all amounts are those of one room. `average` is a night after the discount, rounded down. */
export const quotedRooms = z.object({
  kind: z.string(),
  count: z.int(),
  beds: z.optional(z.int()),
  guests: z.optional(z.int()),
  nights: z.array(quotedNight),
  discount: z.optional(z.object({ nights: z.int(), percent: z.int(), amount: z.int() })),
  total: z.int(),
  average: z.int(),
});

/** The price of a stay in whole PKR, with each line of which it is the sum. */
export const quote = z.object({
  rooms: z.array(quotedRooms),
  children: z.optional(z.object({ count: z.int(), price: z.int(), nights: z.int(), total: z.int() })),
  extras: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.int(),
      count: z.int(),
      guests: z.optional(z.int()),
      nights: z.optional(z.int()),
      total: z.int(),
    }),
  ),
  total: z.int(),
});
