import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { bookingSources } from '../rules/bookingSources.ts';
import { channels } from '../rules/calendars.ts';
import { vendorPageSize } from '../rules/catalogue.ts';
import { closingIssues, closingScopes, closingStates } from '../rules/closings.ts';
import { storedForm } from '../rules/field.ts';
import { nightFields, nightSets } from '../rules/nights.ts';
import { propertyLimits, roomFields } from '../rules/property.ts';
import { closingNoteField } from '../rules/stays.ts';
import {
  id,
  listOf,
  matching,
  note,
  ofOwn,
  optionalText,
  pageQuery,
  reply,
  requestKey,
  typedFields,
  value,
} from './fields.ts';
import { form } from './form.ts';

const roomNumber = value(roomFields.roomNumber);

/** A day, and another before which the nights end. */
const nightsFrom = { from: z.string(), to: z.string() };

/** A room of the hotel with its nights that are taken, from a day on and before another; `kind` is the id of its kind. */
const calendarRoom = z.object({
  roomNumber: z.int(),
  kind: z.string(),
  taken: z.array(z.object(nightsFrom)),
});

export type CalendarRoom = z.output<typeof calendarRoom>;

/** Nights from a day on and before another, of which a stay has so many at least where it has one of them. */
export const leastNights = z.object({ ...nightsFrom, nights: z.int() });

export type LeastNights = z.output<typeof leastNights>;

export const getRoomCalendar = endpoint({
  method: 'GET',
  path: '/rooms/{propertyId}/{roomNumber}/calendar',
  auth: 'public',
  summary:
    'The nights on which no room of the kind of a room is free, each by the day on which it begins, `from` the first day on and ' +
    'before `to`: a year and a month from today, where they are left out. `rooms` are all that take guests.',
  params: z.object({ propertyId: id, roomNumber }),
  query: z.object({ from: z.optional(value(nightFields.from)), to: z.optional(value(nightFields.to)) }),
  response: reply(
    z.object({
      ...nightsFrom,
      taken: z.array(z.string()),
      rooms: z.array(calendarRoom),
      leastNights: z.optional(z.array(leastNights)),
    }),
  ),
  errors: ['room_not_found'],
});

/**
 * Nights of a room in a row that one holder has. A booking is shown with all its nights in that room, with its guest and, where it was
 * not asked for through Sarai, its source; a closing with its note, and its nights of the month; an event of another calendar with what
 * that says of it, and its channel, which a booking that came from one has too.
 */
const heldNights = z.object({
  ...nightsFrom,
  kind: z.enum(nightSets),
  bookingRequestId: z.optional(z.string()),
  guest: z.optional(z.string()),
  source: z.optional(z.enum(bookingSources)),
  closingId: z.optional(z.string()),
  note: z.optional(z.string()),
  eventId: z.optional(z.string()),
  summary: z.optional(z.string()),
  channel: z.optional(z.enum(channels)),
});

/** A closing with its progress in months of rooms; nights that it did not get, and the first of them by room. */
export const closing = z.object({
  _id: z.string(),
  scope: z.enum(closingScopes),
  roomNumbers: z.array(z.int()),
  ...nightsFrom,
  note: z.optional(z.string()),
  state: z.enum(closingStates),
  progress: z.optional(z.object({ done: z.int(), of: z.int() })),
  nights: z.int(),
  missed: z.int(),
  leftOut: z.array(z.object({ roomNumber: z.int(), kind: z.enum(nightSets), ...nightsFrom })),
});

export type ClosingEntry = z.output<typeof closing>;

/** `price` of a room is whole PKR a night, as it is listed. */
const propertyNights = z.object({
  propertyId: z.string(),
  hotelName: z.string(),
  rooms: z.array(z.object({ roomNumber: z.int(), kind: z.string(), price: z.int(), held: z.array(heldNights) })),
  closings: z.array(closing),
});

export type PropertyNights = z.output<typeof propertyNights>;

export const listVendorNights = endpoint({
  method: 'GET',
  path: '/vendor/nights/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary:
    'All rooms of the own properties with the nights of a month that are held, and by whom, and closings that are not over; newest property first.',
  ...listOf(propertyNights, {
    month: matching(/^[0-9]{4}-(0[1-9]|1[0-2])$/, 'not_a_month'),
    ...pageQuery(vendorPageSize),
  }),
});

export const closeNights = endpoint({
  method: 'POST',
  path: '/vendor/closings/{postId}',
  auth: { role: 'vendor', staff: true },
  summary:
    'Close nights of own rooms, from the day `from` on and before the day `to`: rooms by `roomNumbers`, a `kind`, or the house. ' +
    'Nights that are taken are left out. Months are closed one after another: `state` says how far.',
  params: z.object({ postId: id }),
  body: z.pipe(
    form(
      {
        ...typedFields(nightFields),
        roomNumbers: z.optional(note(z.array(roomNumber), { minItems: 1, maxItems: propertyLimits.rooms })),
        kind: z.optional(id),
        note: optionalText(closingNoteField),
        requestKey: z.optional(requestKey),
      },
      (sent) => closingIssues(sent),
      'beside',
    ),
    z.transform(({ from, to, ...sent }) => {
      const days = storedForm(nightFields, { from, to });
      return { ...sent, checkIn: days.from, checkOut: days.to };
    }),
  ),
  status: 201,
  response: reply(closing),
  errors: ['property_not_found', 'room_not_found', 'nights_booked', 'closed_before', 'conflict', 'too_many_attempts'],
});

export const openNights = endpoint({
  method: 'DELETE',
  path: '/vendor/closings/{postId}/{closingId}',
  auth: { role: 'vendor', staff: true },
  summary:
    'Open what a closing holds, all of it, or the nights of one of its rooms from a day on and before another. Nights that others hold stay as ' +
    'they are. Months are opened one after another: `state` says how far.',
  params: z.object({ postId: id, closingId: id }),
  query: z.object({
    roomNumber: z.optional(roomNumber),
    from: z.optional(value(nightFields.from)),
    to: z.optional(value(nightFields.to)),
  }),
  response: reply(closing),
  errors: [
    'property_not_found',
    'room_not_found',
    'closing_not_found',
    'closing_under_way',
    'conflict',
    'too_many_attempts',
  ],
});
