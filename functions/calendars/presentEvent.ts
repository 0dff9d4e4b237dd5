import type { CalendarEvent } from '../../shared/contracts/calendarEvents.ts';
import type { EventState } from '../../shared/rules/calendars.ts';
import type { Property } from '../properties/property.ts';
import type { CalendarRecord } from './calendar.ts';
import { type EventItem, eventIdOf } from './eventItem.ts';
import { isClashing } from './presentCalendar.ts';

/** An event with its calendar. */
export interface KnownEvent {
  event: EventItem;
  calendar: Pick<CalendarRecord, 'channel' | 'name'>;
}

/** An event as whoever keeps the desk reads it. */
export function presentEvent({ event, calendar }: KnownEvent, { rooms }: Property): CalendarEvent {
  const { calendarId, summary, reads, checkIn, checkOut, held, bookingId } = event;
  return {
    _id: eventIdOf(event),
    calendarId,
    channel: calendar.channel,
    name: calendar.name,
    summary,
    reads,
    state: stateOf(event),
    from: checkIn,
    to: checkOut,
    roomNumber: rooms.find(({ id }) => id === held?.roomId)?.roomNumber,
    bookingRequestId: bookingId,
  };
}

function stateOf(event: EventItem): EventState {
  if (isClashing(event)) return 'clash';
  if (event.state === 'held') return event.bookingId === undefined ? 'held' : 'booked';
  return event.state;
}
