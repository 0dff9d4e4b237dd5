import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { nightlyPrice } from '../rules/catalogue.ts';
import { choice, whole } from '../rules/field.ts';
import { childAge, chosenExtraFields, mostChildren, partyIssues } from '../rules/party.ts';
import { roomFields } from '../rules/property.ts';
import { ratesLimits } from '../rules/rates.ts';
import { policyNames } from '../rules/refunds.ts';
import { noteField, requestFields, requestIssues, roomsOfRequest, stayLimits, wantedIssues } from '../rules/stays.ts';
import { bookingRequest } from './bookings.ts';
import { id, optionalText, reply, requestKey, typedFields, value } from './fields.ts';
import { form } from './form.ts';

/** Prices for a night that a stay has at most: of rooms, of children, and of all extras, each for all guests. */
const mostPrices =
  roomsOfRequest.max + mostChildren + ratesLimits.extras * chosenExtraFields.count.max * requestFields.guests.max;

/** The total that somebody has seen. */
export const seenTotal = whole({
  label: 'Total',
  min: 1,
  max: nightlyPrice.max * mostPrices * stayLimits.nights,
  money: true,
});

/** The advance that somebody has seen, and its policy: 0 where it is paid at the hotel. */
const seenTerms = {
  advance: whole({ label: 'Advance', min: 0, max: seenTotal.max, money: true }),
  policy: choice({ label: 'Cancellation policy', options: policyNames }),
};

/** Extras that a guest chooses; one that counts by nights is for all of them where their number is left out. */
export const wantedExtra = z.object({
  id,
  count: value(chosenExtraFields.count),
  nights: z.optional(value(chosenExtraFields.nights)),
});

/** Ages of children, and extras, as a stay names them. */
export const partyFields = {
  children: z.optional(z.array(value(childAge)).check(z.maxLength(mostChildren))),
  extras: z.optional(z.array(wantedExtra).check(z.maxLength(ratesLimits.extras))),
};

/** How many rooms of a kind. */
export const wantedCount = value(whole({ label: 'Rooms', ...roomsOfRequest }));

/** Rooms of a kind: so many, one of them by its number, at the nightly price on average that the guest has seen. */
const wantedKind = z.object({
  kind: id,
  count: wantedCount,
  roomNumber: z.optional(value(roomFields.roomNumber)),
  price: z.optional(value(roomFields.price)),
});

export const createBookingRequest = endpoint({
  method: 'POST',
  path: '/user/booking-request',
  auth: { role: 'user' },
  summary:
    'Ask for a room, or for `rooms` of one hotel: so many of a kind, eight in all. `total`, `price`, `advance` and `policy` are what the guest ' +
    'has seen. Requests with one `requestKey` are one; so are identical ones that wait.',
  body: form(
    {
      propertyId: id,
      roomNumber: z.optional(value(roomFields.roomNumber)),
      rooms: z.optional(z.array(wantedKind).check(z.maxLength(roomsOfRequest.max))),
      ...typedFields(requestFields),
      ...partyFields,
      price: z.optional(value(roomFields.price)),
      total: z.optional(value(seenTotal)),
      advance: z.optional(value(seenTerms.advance)),
      policy: z.optional(value(seenTerms.policy)),
      note: optionalText(noteField),
      requestKey: z.optional(requestKey),
    },
    // Whether it comes in time is seen where it is known that it was not sent before.
    (sent) => [...requestIssues(sent, { now: 'any' }), ...partyIssues(sent), ...wantedIssues(sent)],
    'beside',
  ),
  status: 201,
  response: reply(bookingRequest),
  errors: [
    'email_unconfirmed',
    'room_not_found',
    'room_unavailable',
    'too_few_rooms',
    'being_changed',
    'nights_taken',
    'price_changed',
    'terms_changed',
    'sent_before',
    'too_many_waiting',
    'too_many_waiting_here',
    'too_many_newcomers',
    'refused_by_host',
    'work_needed',
    'too_many_attempts',
    'conflict',
  ],
});
