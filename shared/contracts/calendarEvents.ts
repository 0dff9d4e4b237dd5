import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { eventGuestFields } from '../rules/calendarForms.ts';
import { channels, eventSenses, eventStates } from '../rules/calendars.ts';
import { vendorPageSize } from '../rules/catalogue.ts';
import { storedForm } from '../rules/field.ts';
import { nightFields } from '../rules/nights.ts';
import { ownGuestIssues } from '../rules/ownBookings.ts';
import { bookingRequest } from './bookings.ts';
import { id, listOf, ofOwn, pageQuery, reply, typedFields, value } from './fields.ts';
import { form } from './form.ts';

/**
 * An event of a channel on rooms of a property. `roomNumber` is the room that it holds, `booking` the booking that it is.
 * `summary` is what the channel's calendar says of it.
 */
export const calendarEvent = z.object({
  _id: z.string(),
  calendarId: z.string(),
  channel: z.enum(channels),
  name: z.optional(z.string()),
  summary: z.string(),
  reads: z.enum(eventSenses),
  state: z.enum(eventStates),
  from: z.string(),
  to: z.string(),
  roomNumber: z.optional(z.int()),
  bookingRequestId: z.optional(z.string()),
});

export type CalendarEvent = z.output<typeof calendarEvent>;

const propertyEvents = z.object({
  propertyId: z.string(),
  hotelName: z.string(),
  events: z.array(calendarEvent),
});

export const listCalendarEvents = endpoint({
  method: 'GET',
  path: '/vendor/calendar-events/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary:
    'The events of other calendars with nights from the day `from` on and before the day `to`, of the own properties, newest ' +
    'property first: from today on, and thirty days, where they are left out. Echoes are none.',
  ...listOf(propertyEvents, {
    from: z.optional(value(nightFields.from)),
    to: z.optional(value(nightFields.to)),
    ...pageQuery(vendorPageSize),
  }),
});

export const takeCalendarEvent = endpoint({
  method: 'POST',
  path: '/vendor/calendar-events/{postId}/{eventId}/booking',
  auth: { role: 'vendor', staff: true },
  summary:
    'Give an event of another calendar its guest and price: it becomes a booking of that channel, which its calendar moves and ' +
    'cancels from then on.',
  params: z.object({ postId: id, eventId: id }),
  body: z.pipe(
    form(typedFields(eventGuestFields), (sent) => ownGuestIssues({ ...sent, source: 'agent' })),
    z.transform((sent) => storedForm(eventGuestFields, sent)),
  ),
  status: 201,
  response: reply(bookingRequest),
  errors: [
    'property_not_found',
    'event_not_found',
    'event_not_held',
    'event_too_long',
    'being_changed',
    'conflict',
    'too_many_attempts',
  ],
});
