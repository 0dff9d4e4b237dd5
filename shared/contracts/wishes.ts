import * as z from 'zod/mini';
import { widest } from '../rules/catalogue.ts';
import { roomFacts } from '../rules/facts.ts';
import { rangeIssues, searchFields } from '../rules/search.ts';
import { searchDateFields, searchDateIssues } from '../rules/searchDates.ts';
import { roomsOfRequest } from '../rules/stays.ts';
import { refuse, value } from './fields.ts';

const factList = z.array(z.enum(roomFacts)).check(z.maxLength(roomFacts.length));

/** Wishes of a search; bounds are inclusive: the guests of all `rooms`, and whole PKR a night of each. */
export const wishes = {
  location: value(searchFields.location),
  classType: z.optional(value(searchFields.classType)),
  minCapacityMembers: z._default(value(searchFields.minCapacityMembers), widest.minCapacityMembers),
  maxCapacityMembers: z._default(value(searchFields.maxCapacityMembers), widest.maxCapacityMembers),
  minPrice: z._default(value(searchFields.minPrice), widest.minPrice),
  maxPrice: z._default(value(searchFields.maxPrice), widest.maxPrice),
  rooms: z._default(value(searchFields.rooms), roomsOfRequest.min),
  facts: z.optional(factList),
  checkIn: z.optional(value(searchDateFields.checkIn)),
  checkOut: z.optional(value(searchDateFields.checkOut)),
};

const factsInAddress = z.pipe(
  z.transform((sent: string) => String(sent).split(',')),
  factList,
);

/** The wishes in an address, where one value names all facts, with commas between them. */
export const wishesInAddress = {
  ...wishes,
  facts: z.optional(factsInAddress),
};

/** Ranges that are none, and days that are no stay, are refused. */
export const wishesHold = z.check<z.output<z.ZodMiniObject<typeof wishes>>>((context) => {
  const { checkIn, checkOut } = context.value;
  const dates = { ...(checkIn !== undefined && { checkIn }), ...(checkOut !== undefined && { checkOut }) };
  for (const issue of [...rangeIssues(context.value), ...searchDateIssues(dates)]) refuse(context, issue);
});
