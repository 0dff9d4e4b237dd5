import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { nightsPartition } from '../nights/nightItem.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type CalendarWork, groundOf } from './applying.ts';
import type { CalendarRecord } from './calendar.ts';
import {
  type CalendarItem,
  type CalendarName,
  calendarKey,
  type ReadingItem,
  readingKey,
  readPart,
  toldKey,
} from './calendarItem.ts';
import { clashItem } from './clashItem.ts';
import { leaveEvent } from './ending.ts';
import { type EventItem, eventsOf } from './eventItem.ts';
import { unlinkWrites } from './links.ts';
import { duePlace, findCalendar } from './readings.ts';
import { carryOut, type Step } from './steps.ts';

/** Key of the count of the calendars of a property. */
export function countKey(propertyId: string): Key {
  return { pk: nightsPartition(propertyId), sk: 'calendars' };
}

/** Takes a calendar out of the list of its owner, with its link and its address. Its events are still to be ended. */
export async function removeCalendar(table: Table, calendar: CalendarItem): Promise<void> {
  if (calendar.removed) return;
  const { address: _, linkDigest, ...rest } = calendar;
  const removed = revised(table.name, calendar, { ...rest, removed: true });
  const stopped = await transact(table, [removed, ...unlinkWrites(table.name, linkDigest)]);
  if (stopped.length > 0) throw fail('conflict');
}

/**
 * Ends a calendar with all of its events, one transaction each; the calendar goes last, so that whoever repeats it finds what is left.
 * @throws Failure `conflict` where others overtake it again and again
 */
export async function endCalendar(table: Table, name: CalendarName): Promise<void> {
  await retryOnConflict(async () => {
    const calendar = await findCalendar(table, name);
    if (calendar) await removeCalendar(table, calendar);
  });
  const calendar = await findCalendar(table, name);
  if (!calendar) return;
  const day = today();
  const events = await readPart<EventItem>(table, name.propertyId, eventsOf(name.id));
  const changing: CalendarWork = { table, calendar, day, ground: await groundOf(table, name.propertyId, day) };
  const steps = events
    .filter(({ checkOut }) => checkOut > day)
    .map(
      (event): Step => ({
        name: event,
        before: event,
        work: async (now) => (now ? leaveEvent(changing, now) : undefined),
      }),
    );
  if ((await carryOut(changing, steps)) > 0) throw fail('conflict');
  await transact(table, await lastWrites(table, calendar));
}

async function lastWrites(table: Table, calendar: CalendarRecord): Promise<Write[]> {
  const reading = await readItem<ReadingItem>(table, readingKey(calendar));
  const { pk, sk } = clashItem(calendar, '');
  const keys: Key[] = [
    readingKey(calendar),
    toldKey(calendar),
    { pk, sk },
    ...(reading ? [duePlace(calendar, reading.dueAt)] : []),
  ];
  return [
    {
      Delete: {
        TableName: table.name,
        Key: calendarKey(calendar),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    ...keys.map((Key): Write => ({ Delete: { TableName: table.name, Key } })),
    {
      Update: {
        TableName: table.name,
        Key: countKey(calendar.propertyId),
        UpdateExpression: 'ADD added :less',
        ExpressionAttributeValues: { ':less': -1 },
      },
    },
  ];
}
