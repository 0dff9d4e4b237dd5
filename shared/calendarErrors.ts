import { calendarLimits } from './rules/calendars.ts';

/** Errors about calendars of other channels and their events: a part of the catalogue. */
export const calendarErrors = {
  calendar_not_found: { status: 404, message: 'This calendar was removed. Load the page again.' },
  event_not_found: { status: 404, message: 'This event is gone from its calendar. Load the page again.' },
  added_before: {
    status: 409,
    message: 'You added another calendar from here before. It stands in the list. Send again to add this one as well.',
  },
  too_many_calendars: {
    status: 409,
    message: `A property has ${calendarLimits.aProperty} calendars at most. Remove one first.`,
  },
  no_feed: { status: 409, message: 'This calendar has no address to be read from. Add one first.' },
  event_not_held: {
    status: 409,
    message: 'No room is held for this event, or it is a booking already. Look at it again.',
  },
  event_too_long: {
    status: 409,
    message: 'A booking has 30 nights at most. This event is longer, and holds its nights as it is.',
  },
  kept_by_calendar: {
    status: 409,
    message: 'This booking is kept by the calendar of its platform. Cancel it there, and its nights are free here.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
