import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { vendorPageSize } from '../rules/catalogue.ts';
import { storedForm } from '../rules/field.ts';
import { nightFields, nightsIssues } from '../rules/nights.ts';
import { roomFields } from '../rules/property.ts';
import { closingNoteField } from '../rules/stays.ts';
import { id, listOf, matching, ofOwn, optionalText, pageQuery, reply, typedFields, value, yesOrNo } from './fields.ts';
import { form } from './form.ts';

const roomNumber = value(roomFields.roomNumber);

/** A room of the hotel with its nights that are taken, from a day on and before another; `kind` is the id of its kind. */
const calendarRoom = z.object({
  roomNumber: z.int(),
  kind: z.string(),
  taken: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type CalendarRoom = z.output<typeof calendarRoom>;

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
    z.object({ from: z.string(), to: z.string(), taken: z.array(z.string()), rooms: z.array(calendarRoom) }),
  ),
  errors: ['room_not_found'],
});

export const setRoomNights = endpoint({
  method: 'PUT',
  path: '/vendor/rooms/{postId}/{roomNumber}/nights',
  auth: { role: 'vendor', staff: true },
  summary:
    'Close nights of an own room, or open what was closed: those from the day `from` on and before the day `to`. `note` is ' +
    'for the owner alone. A night that is booked can be neither closed nor opened.',
  params: z.object({ postId: id, roomNumber }),
  body: z.pipe(
    form(
      { ...typedFields(nightFields), closed: yesOrNo, note: optionalText(closingNoteField) },
      (sent) => nightsIssues(sent),
      'beside',
    ),
    z.transform(({ closed, note, ...sent }) => {
      const { from: checkIn, to: checkOut } = storedForm(nightFields, sent);
      return { checkIn, checkOut, closed, note };
    }),
  ),
  response: reply(z.object({ from: z.string(), to: z.string(), closed: z.boolean() })),
  errors: ['property_not_found', 'room_not_found', 'nights_booked', 'conflict', 'too_many_attempts'],
});

/** A night that is taken: by a booking, with its guest, closed by the owner, with his note, or by an event of another calendar. */
const takenNight = z.object({
  day: z.string(),
  kind: z.enum(['booked', 'closed', 'elsewhere']),
  bookingRequestId: z.optional(z.string()),
  guest: z.optional(z.string()),
  note: z.optional(z.string()),
});

const propertyNights = z.object({
  propertyId: z.string(),
  hotelName: z.string(),
  rooms: z.array(z.object({ roomNumber: z.int(), nights: z.array(takenNight) })),
});

export type PropertyNights = z.output<typeof propertyNights>;

export const listVendorNights = endpoint({
  method: 'GET',
  path: '/vendor/nights/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary: 'All rooms of the own properties with the nights of a month that are taken; newest property first.',
  ...listOf(propertyNights, {
    month: matching(/^[0-9]{4}-(0[1-9]|1[0-2])$/, 'not_a_month'),
    ...pageQuery(vendorPageSize),
  }),
});
