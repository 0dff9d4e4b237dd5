import * as z from 'zod/mini';
import { extraUnits } from '../rules/rates.ts';

/** Rules of a hotel for children: a child under the age is free, each other one costs whole PKR a night where there is a price. */
export const childRules = z.object({
  freeUnder: z.int(),
  price: z.optional(z.int()),
  sleeper: z.boolean(),
  inExtras: z.boolean(),
});

/** Something beside the room that a guest may choose, in whole PKR of one, up to so many days before check-in. */
export const offeredExtra = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  per: z.enum(extraUnits),
  most: z.int(),
  noticeDays: z.int(),
});
