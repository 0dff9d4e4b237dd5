/** Platforms and calendars that an owner's nights are sold or noted in besides Sarai. */
export const channels = ['airbnb', 'bookingCom', 'vrbo', 'google', 'other'] as const;

export type Channel = (typeof channels)[number];

/** Names of the channels, as they call themselves; an owner names another one himself. */
export const channelNames = {
  airbnb: 'Airbnb',
  bookingCom: 'Booking.com',
  vrbo: 'Vrbo',
  google: 'Google Calendar',
  other: 'Another calendar',
} as const satisfies Record<Channel, string>;

/** Calendars of a property, events that are read of one, and minutes between two readings. */
export const calendarLimits = { aProperty: 40, events: 2000, everyMinutes: 30 } as const;

/** Days ahead of which events are read: thirteen months at their longest. */
export const eventDays = 397;

/** Channels that say of each event whether it is a guest: their word for one is never an echo. */
export const channelsTellingGuests: readonly Channel[] = ['airbnb', 'vrbo'];

/** Senses of an event by the words of its channel: a guest, nights that the channel does not sell, or one of both. */
export const eventSenses = ['reservation', 'unavailable', 'busy'] as const;

export type EventSense = (typeof eventSenses)[number];

/**
 * States of an event: it holds the nights of a room, or is a booking; it clashes, for no room is free; or it is an echo of what our link
 * of its channel has told.
 */
export const eventStates = ['held', 'booked', 'clash', 'echo'] as const;

export type EventState = (typeof eventStates)[number];

/** Faults of a calendar that could not be read; nothing follows from it, and nothing is freed. */
export const feedFaults = [
  /** It answers with another status than success. */
  'refused',
  'address_refused',
  'address_private',
  'unreachable',
  'redirected_too_often',
  'too_slow',
  'too_large',
  'not_a_calendar',
  'cut_short',
  'unreadable',
  'too_many_events',
  'repeats_too_often',
] as const;

export type FeedFaultName = (typeof feedFaults)[number];
