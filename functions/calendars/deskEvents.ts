import type { Days } from '../nights/nightItem.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { readCalendars, readPart } from './calendarItem.ts';
import { type EventItem, everyEvent } from './eventItem.ts';
import { isClashing } from './presentCalendar.ts';
import type { KnownEvent } from './presentEvent.ts';

/** Reads the events of properties for whoever keeps the desk. */
export const deskEvents = port('bookings', ['Query'], (table) => ({
  /** Events with nights from a day on and before another, by their first night: those that hold or want nights. */
  within: async (propertyId: string, { checkIn, checkOut }: Days): Promise<KnownEvent[]> => {
    const isShown = ({ event }: KnownEvent) =>
      event.checkIn < checkOut && event.checkOut > checkIn && (event.state !== 'echo' || isClashing(event));
    const all = await knownEvents(table, propertyId);
    return all.filter(isShown).sort((one, other) => (one.event.checkIn < other.event.checkIn ? -1 : 1));
  },
  /** All events that are kept. */
  ever: (propertyId: string): Promise<KnownEvent[]> => knownEvents(table, propertyId),
}));

/** Nights of a calendar that is gone are over. */
async function knownEvents(table: Table, propertyId: string): Promise<KnownEvent[]> {
  const calendars = await readCalendars(table, propertyId);
  if (calendars.length === 0) return [];
  const events = await readPart<EventItem>(table, propertyId, everyEvent);
  return events.flatMap((event) => {
    const calendar = calendars.find(({ id }) => id === event.calendarId);
    return calendar ? [{ event, calendar }] : [];
  });
}
