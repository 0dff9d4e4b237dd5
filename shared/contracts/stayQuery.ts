import * as z from 'zod/mini';
import { childrenInAddress, extrasInAddress, readChildren } from '../addresses/partyInAddress.ts';
import { partyIssues } from '../rules/party.ts';
import { roomFields } from '../rules/property.ts';
import { requestFields, stayFields, stayIssues } from '../rules/stays.ts';
import { matching, refuse, value } from './fields.ts';

/** So many rooms of kinds, as the address of a room's page has them: `4fKd_a:1,x-9Qz2:2`. */
const kindsOfStay = matching(/^[A-Za-z0-9_-]{1,64}:[1-8](,[A-Za-z0-9_-]{1,64}:[1-8]){0,7}$/, 'not_an_id');

/** Ages of the children among the guests: `5,6`. */
const childrenOfStay = matching(childrenInAddress, 'malformed', { label: 'Children' });

/** So many of each extra, and for how many nights: `4fKd_a:1,x-9Qz2:2:3`. */
const extrasOfStay = matching(extrasInAddress, 'malformed', { label: 'Extras' });

/** Days come together, or not at all; which days a stay may have is seen where it is asked for. */
export function stayHolds(
  context: z.core.ParsePayload<{ checkIn?: string | undefined; checkOut?: string | undefined }>,
) {
  const { checkIn = '', checkOut = '' } = context.value;
  if (checkIn === '' && checkOut === '') return;
  const issues = stayIssues({ bookingStartDate: checkIn, bookingEndDate: checkOut }, 'any');
  for (const issue of issues)
    refuse(context, { ...issue, path: issue.path === 'bookingStartDate' ? 'checkIn' : 'checkOut' });
}

/** One of the guests is an adult. */
function partyHolds(context: z.core.ParsePayload<{ guests?: number | undefined; children?: string | undefined }>) {
  const { guests = 1, children } = context.value;
  for (const issue of partyIssues({ guests, children: readChildren(children) })) refuse(context, issue);
}

/** A room of a property, and a stay whose price is asked for. */
export const stayQuery = z
  .object({
    room: z.optional(value(roomFields.roomNumber)),
    checkIn: z.optional(value(stayFields.bookingStartDate)),
    checkOut: z.optional(value(stayFields.bookingEndDate)),
    kinds: z.optional(kindsOfStay),
    guests: z.optional(value(requestFields.guests)),
    children: z.optional(childrenOfStay),
    extras: z.optional(extrasOfStay),
  })
  .check(stayHolds, partyHolds);
