import { fail } from '../../shared/errors.ts';
import { type Days, nightsPartition } from '../nights/nightItem.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { CalendarRecord } from './calendar.ts';
import { type EventItem, everyEvent } from './eventItem.ts';

/** Begins the sort key of a calendar. */
export const calendarPrefix = 'calendar#';

/** A calendar as it is stored. */
export interface CalendarItem extends CalendarRecord, Key {
  /** Counts its changes. */
  revision: number;
}

export type CalendarName = Pick<CalendarRecord, 'propertyId' | 'id'>;

export function calendarKey({ propertyId, id }: CalendarName): Key {
  return { pk: nightsPartition(propertyId), sk: `${calendarPrefix}${id}` };
}

/** The check that nobody has removed a calendar. */
export function calendarCheck(TableName: string, name: CalendarName): Write {
  const ConditionExpression = 'attribute_exists(pk) AND attribute_not_exists(removed)';
  return { ConditionCheck: { TableName, Key: calendarKey(name), ConditionExpression } };
}

/** Result of the readings of a calendar. Instants are ISO 8601. */
export interface ReadingItem extends Key {
  /** When the next reading is due. */
  dueAt: string;
  /** The run that reads it now, and until when no other does: milliseconds since 1970. */
  by?: string;
  until?: number;
  /** When a reading began, and when one was last without a fault. */
  triedAt?: string;
  readAt?: string;
  fault?: string;
  faultSince?: string;
  /** Tag of the text that was read last, and the day on which its events were: another day has other ones. */
  etag?: string;
  day?: string;
  /** Revision of the calendar at that reading: its owner may have changed it since. */
  of?: number;
  /** More than half of its days were gone at the latest reading. */
  shrunkAt?: string;
}

const readingPrefix = 'reading#';

export function readingKey({ propertyId, id }: CalendarName): Key {
  return { pk: nightsPartition(propertyId), sk: `${readingPrefix}${id}` };
}

/** Nights that the link of a calendar has last told as busy, and when. */
export interface ToldItem extends Key {
  nights: Days[];
  at: string;
}

const toldPrefix = 'told#';

export function toldKey({ propertyId, id }: CalendarName): Key {
  return { pk: nightsPartition(propertyId), sk: `${toldPrefix}${id}` };
}

/** A calendar as it is at this moment. @throws Failure `calendar_not_found` */
export async function readCalendarItem(table: Table, name: CalendarName): Promise<CalendarItem> {
  const item = await readItem<CalendarItem>(table, calendarKey(name));
  if (!item || item.removed) throw fail('calendar_not_found');
  return item;
}

/** The items of a property whose sort keys begin with a text. */
export function readPart<Item>(
  table: Table,
  propertyId: string,
  prefix: string,
  ConsistentRead = true,
): Promise<Item[]> {
  return queryAll<Item>(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': nightsPartition(propertyId), ':prefix': prefix },
    ConsistentRead,
  });
}

/** The calendars of a property at this moment, those that are being removed among them. */
export function readCalendars(table: Table, propertyId: string): Promise<CalendarItem[]> {
  return readPart<CalendarItem>(table, propertyId, calendarPrefix);
}

/** A calendar with all that its owner reads of it. */
export interface KnownCalendar {
  calendar: CalendarItem;
  reading: ReadingItem | undefined;
  told: ToldItem | undefined;
  events: EventItem[];
}

/** The calendars of a property in the order in which they were added, with their readings, links and events. */
export async function readKnownCalendars(table: Table, propertyId: string): Promise<KnownCalendar[]> {
  const [calendars, readings, told, events] = await Promise.all([
    readCalendars(table, propertyId),
    readPart<ReadingItem>(table, propertyId, readingPrefix),
    readPart<ToldItem>(table, propertyId, toldPrefix),
    readPart<EventItem>(table, propertyId, everyEvent),
  ]);
  return calendars
    .filter(({ removed }) => !removed)
    .sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1))
    .map((calendar) => ({
      calendar,
      reading: readings.find(({ sk }) => sk === readingKey(calendar).sk),
      told: told.find(({ sk }) => sk === toldKey(calendar).sk),
      events: events.filter(({ calendarId }) => calendarId === calendar.id),
    }));
}
