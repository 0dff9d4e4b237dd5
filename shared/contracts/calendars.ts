import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { calendarIssues, calendarName, channelField, feedAddress } from '../rules/calendarForms.ts';
import { calendarLimits, channels, eventSenses, feedFaults } from '../rules/calendars.ts';
import { roomFields } from '../rules/property.ts';
import { id, matching, note, optionalText, reply, requestKey, value, yesOrNo } from './fields.ts';
import { form } from './form.ts';

/** Nights of an event, from a day on and before another, that a room is missing for. */
export const clash = z.object({
  eventId: z.string(),
  from: z.string(),
  to: z.string(),
  /** A guest of the channel, as its words say. */
  reads: z.enum(eventSenses),
});

/** The state of a channel's calendar: `waiting` until it was read once. Of a secret address host and last characters are shown. */
const feed = z.object({
  host: z.string(),
  ending: z.string(),
  state: z.enum(['waiting', 'read', 'broken']),
  /** It was asked for and has not come yet. */
  reading: z.optional(z.literal(true)),
  /** When it was read last without a fault, and when it is read next. */
  readAt: z.optional(z.string()),
  nextAt: z.optional(z.string()),
  /** Of the latest reading, and since when there is one. */
  fault: z.optional(z.enum(feedFaults)),
  faultSince: z.optional(z.string()),
  /** More than half of its days were gone at the latest reading: the next one frees them, if it says so too. */
  shrunkAt: z.optional(z.string()),
});

/** The link by which a channel reads ours: when it was made, and when somebody read it last. */
const calendarLink = z.object({ madeAt: z.string(), readAt: z.optional(z.string()) });

/**
 * A calendar of a channel, for a room or for a kind. `events` hold `nights`; `clashes` are the next ones, `clashing` is how many there are.
 * `link` is the path of the secret address below that of the API, in the answer that makes it and in no other.
 */
export const calendar = z.object({
  _id: z.string(),
  channel: z.enum(channels),
  name: z.optional(z.string()),
  roomNumber: z.optional(z.int()),
  kind: z.optional(z.string()),
  holdsUnavailable: z.boolean(),
  feed: z.optional(feed),
  out: z.optional(calendarLink),
  link: z.optional(z.string()),
  events: z.int(),
  nights: z.int(),
  echoes: z.int(),
  clashing: z.int(),
  clashes: z.array(clash),
});

export type CalendarEntry = z.output<typeof calendar>;

const ofProperty = z.object({ postId: id });
const ofCalendar = z.object({ postId: id, calendarId: id });
const own = { role: 'vendor' } as const;

/** Errors of whoever changes a calendar. */
const changing = ['property_not_found', 'calendar_not_found', 'conflict', 'too_many_attempts'] as const;

/** Whether nights that a channel calls unavailable hold nights here; of Airbnb alone they do not, where it is left out. */
const holdsUnavailable = z.optional(yesOrNo);

export const listCalendars = endpoint({
  method: 'GET',
  path: '/vendor/calendars/{postId}',
  auth: own,
  summary: 'The calendars of an own property on other channels: what each holds, and when it was read.',
  params: ofProperty,
  response: reply(note(z.array(calendar), { maxItems: calendarLimits.aProperty })),
  errors: ['property_not_found'],
});

export const addCalendar = endpoint({
  method: 'POST',
  path: '/vendor/calendars/{postId}',
  auth: own,
  summary:
    "Add a channel's calendar for a room, by its number, or for a kind: `address` is where ours reads it, https, and may be left " +
    'out. `link` is where the channel reads ours; it is shown once.',
  params: ofProperty,
  body: form(
    {
      channel: value(channelField),
      name: optionalText(calendarName),
      roomNumber: z.optional(value(roomFields.roomNumber)),
      kind: z.optional(id),
      address: optionalText(feedAddress),
      holdsUnavailable,
      requestKey: z.optional(requestKey),
    },
    (sent) => calendarIssues(sent),
    'beside',
  ),
  status: 201,
  response: reply(calendar),
  errors: [
    'property_not_found',
    'room_not_found',
    'kind_not_found',
    'too_many_calendars',
    'added_before',
    'conflict',
    'too_many_attempts',
  ],
});

export const changeCalendar = endpoint({
  method: 'PUT',
  path: '/vendor/calendars/{postId}/{calendarId}',
  auth: own,
  summary:
    "Change a calendar: its name, another address of the channel's calendar, and whether nights that the channel calls " +
    'unavailable are held. Nothing of what is left out changes.',
  params: ofCalendar,
  body: z.object({ name: optionalText(calendarName), address: optionalText(feedAddress), holdsUnavailable }),
  response: reply(calendar),
  errors: changing,
});

export const removeCalendar = endpoint({
  method: 'DELETE',
  path: '/vendor/calendars/{postId}/{calendarId}',
  auth: own,
  summary:
    'Remove a calendar with its link. The nights of its events are free again; events that were made bookings stay as the ' +
    "owner's own.",
  params: ofCalendar,
  response: reply(z.array(calendar)),
  errors: changing,
});

export const readCalendar = endpoint({
  method: 'POST',
  path: '/vendor/calendars/{postId}/{calendarId}/reading',
  auth: own,
  summary: 'Read the calendar of a channel now, and not only with the next half hour. It takes some seconds.',
  params: ofCalendar,
  response: reply(calendar),
  errors: [...changing, 'no_feed'],
});

export const makeCalendarLink = endpoint({
  method: 'POST',
  path: '/vendor/calendars/{postId}/{calendarId}/link',
  auth: own,
  summary: 'Make a new secret link by which a channel reads ours, and end the one of before. It is shown once.',
  params: ofCalendar,
  response: reply(calendar),
  errors: changing,
});

export const revokeCalendarLink = endpoint({
  method: 'DELETE',
  path: '/vendor/calendars/{postId}/{calendarId}/link',
  auth: own,
  summary: 'End the secret link by which a channel reads ours.',
  params: ofCalendar,
  response: reply(calendar),
  errors: changing,
});

/** The secret of a link, 160 bits, and the ending by which channels know a calendar. */
const linkFile = matching(/^[A-Za-z0-9_-]{27}\.ics$/, 'not_an_id');

export const exportCalendar = endpoint({
  method: 'GET',
  path: '/calendar/{file}',
  auth: 'public',
  summary:
    'The nights on which a channel is not to sell a room or a kind, as iCalendar (RFC 5545), by the secret link of its calendar. ' +
    'It has no names, and nothing of what came from this channel.',
  params: z.object({ file: linkFile }),
  response: z.string(),
  errors: ['not_found'],
  calendar: true,
  cacheSeconds: 60,
});
