import { fail } from '../../shared/errors.ts';
import { calendarLimits } from '../../shared/rules/calendars.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type CalendarRecord, type NewCalendar, newCalendar } from './calendar.ts';
import {
  type CalendarItem,
  type CalendarName,
  calendarKey,
  type KnownCalendar,
  type ReadingItem,
  readCalendarItem,
  readingKey,
  readKnownCalendars,
} from './calendarItem.ts';
import { countKey, removeCalendar } from './endCalendar.ts';
import { linkWrite, newLink, unlinkWrites } from './links.ts';
import { dueWrite, findCalendar } from './readings.ts';

/** Reads the calendars of a property with all that their owner sees of them. */
export const knownCalendars = port('bookings', ['Query'], (table) => ({
  of: (propertyId: string): Promise<KnownCalendar[]> => readKnownCalendars(table, propertyId),
}));

/** A calendar with the secret of a link that was just made: nobody can read it later. */
interface WithLink {
  calendar: CalendarRecord;
  secret?: string;
}

/** Parts of a calendar that its owner changes; what is left out stays. */
export type CalendarEdit = Partial<Pick<CalendarRecord, 'name' | 'address' | 'holdsUnavailable'>>;

/** Milliseconds for which a reading that was asked for is not asked for again. */
const askedFor = 30_000;

/** Adds calendars to a property for their owner. */
export const calendarAdditions = port('bookings', ['GetItem', 'Query', 'PutItem', 'UpdateItem'], (table) => ({
  known: (propertyId: string): Promise<KnownCalendar[]> => readKnownCalendars(table, propertyId),
  /** Stores a calendar with its link, or finds it under its key. @throws Failure `too_many_calendars`, `added_before` where that was another one */
  add: (wanted: NewCalendar, requestKey?: string): Promise<WithLink> => add(table, wanted, requestKey),
}));

/** Changes calendars for their owner. Readings follow from the event of a change. */
export const calendarChanges = port('bookings', ['GetItem', 'Query', 'PutItem'], (table) => ({
  known: (propertyId: string): Promise<KnownCalendar[]> => readKnownCalendars(table, propertyId),
  /** @throws Failure `calendar_not_found` */
  change: (name: CalendarName, edit: CalendarEdit): Promise<void> =>
    changed(table, name, (calendar) => ({ ...calendar, ...edit })),
  /** Asks for a reading, which is made at once. @throws Failure `calendar_not_found`, `no_feed` */
  ask: (name: CalendarName): Promise<void> => changed(table, name, asked),
}));

/** Makes and ends the links of calendars for their owner, and removes calendars with them. */
export const calendarLinks = port('bookings', ['GetItem', 'Query', 'PutItem', 'DeleteItem'], (table) => ({
  known: (propertyId: string): Promise<KnownCalendar[]> => readKnownCalendars(table, propertyId),
  /** Makes a link in the place of the one of before, and answers with its secret. @throws Failure `calendar_not_found` */
  link: (name: CalendarName): Promise<string> => link(table, name),
  /** Ends the link. @throws Failure `calendar_not_found` */
  unlink: (name: CalendarName): Promise<void> => retryOnConflict(() => unlink(table, name)),
  /** Removes a calendar with its link; its events are ended by what hears of it. */
  remove: (name: CalendarName): Promise<void> =>
    retryOnConflict(async () => removeCalendar(table, await readCalendarItem(table, name))),
}));

async function add(table: Table, wanted: NewCalendar, requestKey?: string): Promise<WithLink> {
  const { secret, digest } = newLink();
  const calendar = { ...newCalendar(wanted, requestKey), linkDigest: digest, linkedAt: new Date().toISOString() };
  const stopped = await transact(table, [
    revised(table.name, undefined, { ...calendarKey(calendar), ...calendar }),
    countWrite(table.name, wanted.propertyId),
    linkWrite(table.name, calendar, digest),
    ...(wanted.address === undefined ? [] : firstReading(table.name, calendar)),
  ]);
  if (stopped.length === 0) return { calendar, secret };
  const before = await findCalendar(table, calendar);
  if (!before) throw fail(stopped.includes(1) ? 'too_many_calendars' : 'conflict');
  if (before.sent !== calendar.sent || before.removed) throw fail('added_before');
  return { calendar: before };
}

function countWrite(TableName: string, propertyId: string): Write {
  return {
    Update: {
      TableName,
      Key: countKey(propertyId),
      UpdateExpression: 'ADD added :one',
      ConditionExpression: 'attribute_not_exists(added) OR added < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': calendarLimits.aProperty },
    },
  };
}

/** The writes by which a calendar is read from now on. */
function firstReading(TableName: string, name: CalendarName): Write[] {
  const dueAt = new Date().toISOString();
  const Item: ReadingItem = { ...readingKey(name), dueAt };
  return [
    { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    dueWrite(TableName, name, dueAt),
  ];
}

/** Puts a calendar in the place of the one that was read, unless it is the same one. */
function changed(table: Table, name: CalendarName, change: (calendar: CalendarItem) => CalendarItem): Promise<void> {
  return retryOnConflict(async () => {
    const before = await readCalendarItem(table, name);
    const next = change(before);
    if (next === before) return;
    const isFirst = next.address !== undefined && !(await readItem<ReadingItem>(table, readingKey(name)));
    const first = isFirst ? firstReading(table.name, name) : [];
    const stopped = await transact(table, [revised(table.name, before, next), ...first]);
    if (stopped.length > 0) throw fail('conflict');
  });
}

function asked(calendar: CalendarItem): CalendarItem {
  const { address, askedAt } = calendar;
  if (address === undefined) throw fail('no_feed');
  const now = new Date();
  const isJustAsked = askedAt !== undefined && now.getTime() - Date.parse(askedAt) < askedFor;
  return isJustAsked ? calendar : { ...calendar, askedAt: now.toISOString() };
}

function link(table: Table, name: CalendarName): Promise<string> {
  return retryOnConflict(async () => {
    const before = await readCalendarItem(table, name);
    const { secret, digest } = newLink();
    const next = { ...before, linkDigest: digest, linkedAt: new Date().toISOString() };
    const stopped = await transact(table, [
      revised(table.name, before, next),
      linkWrite(table.name, name, digest),
      ...unlinkWrites(table.name, before.linkDigest),
    ]);
    if (stopped.length > 0) throw fail('conflict');
    return secret;
  });
}

async function unlink(table: Table, name: CalendarName): Promise<void> {
  const { linkDigest, linkedAt: _, ...rest } = await readCalendarItem(table, name);
  if (linkDigest === undefined) return;
  const writes = [revised(table.name, rest, rest), ...unlinkWrites(table.name, linkDigest)];
  if ((await transact(table, writes)).length > 0) throw fail('conflict');
}
