import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import { type ApplyOutcome, applyFeed } from './applyFeed.ts';
import { type FeedWork, groundOf } from './applying.ts';
import type { CalendarRecord } from './calendar.ts';
import { type CalendarName, readCalendars, readPart, type ToldItem, toldKey } from './calendarItem.ts';
import { endCalendar } from './endCalendar.ts';
import { type EventItem, eventsOf, type SaidEvent } from './eventItem.ts';
import { beginReading, endReading, findCalendar, type ReadingClaim, type ReadingResult } from './readings.ts';

/** A calendar that is read, with its rooms, at an instant. */
type Read = Pick<FeedWork, 'calendar' | 'property' | 'rooms' | 'day' | 'at'>;

/** Events that a calendar says; those that are stored where they are left out. */
interface SaidFeed {
  events: SaidEvent[] | undefined;
  shrunkBefore: boolean;
}

/** Reads calendars, applies their events, and ends them. */
export const calendarReadings = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  (table) => ({
    /** The calendars of a property at this moment, those that are being removed among them. */
    of: (propertyId: string) => readCalendars(table, propertyId),
    /** As it is at this moment, also while it is being removed. */
    find: (name: CalendarName) => findCalendar(table, name),
    /** Begins a reading; undefined while another one is under way. */
    begin: (name: CalendarName): Promise<ReadingClaim | undefined> => beginReading(table, name),
    finish: (name: CalendarName, reading: ReadingClaim, result: ReadingResult) =>
      endReading(table, name, reading, result),
    apply: (read: Read, feed: SaidFeed): Promise<ApplyOutcome> => apply(table, read, feed),
    /** Ends a calendar with all of its events. Bookings stay as those of the owner. */
    end: (calendar: CalendarRecord): Promise<void> => endCalendar(table, calendar),
  }),
);

async function apply(table: Table, read: Read, { events, shrunkBefore }: SaidFeed): Promise<ApplyOutcome> {
  const { calendar, day } = read;
  const [told, all, ground] = await Promise.all([
    readItem<ToldItem>(table, toldKey(calendar)),
    readPart<EventItem>(table, calendar.propertyId, eventsOf(calendar.id)),
    groundOf(table, calendar.propertyId, day),
  ]);
  const stored = all.filter(({ checkOut }) => checkOut > day);
  const applying = { ...read, table, told: told?.nights ?? [], ground, clashNoted: false };
  return applyFeed(applying, { stored, events: events ?? stored, shrunkBefore });
}
