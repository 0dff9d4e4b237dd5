import { eventDays } from '../../shared/rules/calendars.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { readHeldNights } from '../nights/nightItem.ts';
import type { Property } from '../properties/property.ts';
import { updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { roomsOfCalendar } from './calendar.ts';
import { type CalendarItem, type CalendarName, readPart, toldKey } from './calendarItem.ts';
import { type EventItem, eventsOf } from './eventItem.ts';
import { busyNights } from './exported.ts';
import { findLinked } from './links.ts';
import { findCalendar } from './readings.ts';
import type { BusyNights } from './writeFeed.ts';

/** Finds what the links of calendars tell. */
export const exportedCalendars = port('bookings', ['GetItem', 'Query', 'UpdateItem'], (table) => ({
  /** The calendar of a secret; undefined for one that is unknown or was revoked. */
  find: async (secret: string): Promise<CalendarItem | undefined> => {
    const name = await findLinked(table, secret);
    const calendar = name && (await findCalendar(table, name));
    return calendar?.removed ? undefined : calendar;
  },
  /** The nights on which a channel is not to sell; undefined where the calendar has no rooms any more. */
  busy: (calendar: CalendarItem, property: Property): Promise<BusyNights[] | undefined> =>
    busy(table, calendar, property),
  /** Notes which nights the channel was told: what it calls busy there by a new event is an echo. */
  note: (name: CalendarName, nights: readonly BusyNights[]): Promise<void> => note(table, name, nights),
}));

async function busy(table: Table, calendar: CalendarItem, property: Property): Promise<BusyNights[] | undefined> {
  const { id: calendarId, propertyId } = calendar;
  const rooms = roomsOfCalendar(calendar, property).map(({ id }) => id);
  if (rooms.length === 0) return undefined;
  const day = today();
  const days = { checkIn: day, checkOut: addDays(day, eventDays + 1) };
  const [held, events] = await Promise.all([
    readHeldNights(table, { propertyId, ...days }, false),
    readPart<EventItem>(table, propertyId, eventsOf(calendarId), false),
  ]);
  return busyNights({ calendarId, rooms, held, events, day });
}

async function note(table: Table, name: CalendarName, nights: readonly BusyNights[]): Promise<void> {
  await updateItem(table, {
    Key: toldKey(name),
    UpdateExpression: 'SET nights = :nights, #at = :at',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: {
      ':nights': nights.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })),
      ':at': new Date().toISOString(),
    },
  });
}
