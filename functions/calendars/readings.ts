import { calendarLimits } from '../../shared/rules/calendars.ts';
import { updateItem } from '../runtime/conflict.ts';
import { newId } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import { readBelow, readItem } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type CalendarItem, type CalendarName, calendarKey, type ReadingItem, readingKey } from './calendarItem.ts';

const partition = 'feeds-due';

/** A calendar that is to be read, with its place in the list. */
export interface DueCalendar {
  name: CalendarName;
  dueAt: string;
  key: Key;
}

/** The place of a calendar in the list of readings that are due, by its instant. */
export function duePlace({ propertyId, id }: CalendarName, dueAt: string): Key {
  return { pk: partition, sk: `${dueAt}#${propertyId}#${id}` };
}

/** The write that notes when a calendar is read next. */
export function dueWrite(TableName: string, name: CalendarName, dueAt: string): Write {
  return { Put: { TableName, Item: duePlace(name, dueAt) } };
}

function dueOf({ pk, sk }: Key): DueCalendar {
  const [dueAt = '', propertyId = '', id = ''] = sk.split('#');
  return { name: { propertyId, id }, dueAt, key: { pk, sk } };
}

/** Calendars whose reading is due. */
export const dueReadings = port('bookings', ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  /** The hundred that are due first, or those that follow one of them. */
  list: async (after?: DueCalendar): Promise<DueCalendar[]> =>
    (await readBelow(table, { pk: partition, sk: new Date().toISOString() }, after?.key)).map(dueOf),
  /** Notes the next reading of a calendar before this one is made; one that another run has noted is not made here. */
  claim: (due: DueCalendar): Promise<boolean> => claimDue(table, due),
  /** Nothing is to be read any more. */
  end: async ({ key }: DueCalendar): Promise<void> => {
    await transact(table, [{ Delete: { TableName: table.name, Key: key } }]);
  },
}));

/** The list and the item of the reading say the same instant. */
async function claimDue(table: Table, { name, dueAt, key }: DueCalendar): Promise<boolean> {
  const next = new Date(Date.now() + calendarLimits.everyMinutes * 60_000).toISOString();
  const stopped = await transact(table, [
    { Delete: { TableName: table.name, Key: key, ConditionExpression: 'attribute_exists(pk)' } },
    dueWrite(table.name, name, next),
    {
      Update: {
        TableName: table.name,
        Key: readingKey(name),
        UpdateExpression: 'SET dueAt = :next',
        ConditionExpression: 'dueAt = :due',
        ExpressionAttributeValues: { ':next': next, ':due': dueAt },
      },
    },
  ]);
  return stopped.length === 0;
}

/** Milliseconds for which one reading keeps others from the calendar: longer than a function runs. */
const longest = 310_000;

/** A reading that is under way, and the result of the one before. */
export interface ReadingClaim {
  by: string;
  at: string;
  before: ReadingItem;
}

/** Results of a reading; what is left out goes. */
export type ReadingResult = Pick<ReadingItem, (typeof resultFields)[number]>;

const resultFields = ['readAt', 'fault', 'faultSince', 'etag', 'day', 'of', 'shrunkAt'] as const;

/** Begins a reading; undefined while another one is under way. */
export async function beginReading(table: Table, name: CalendarName): Promise<ReadingClaim | undefined> {
  const by = newId(9);
  const now = Date.now();
  const at = new Date(now).toISOString();
  const before = await updateItem<ReadingItem>(table, {
    Key: readingKey(name),
    UpdateExpression: 'SET #by = :by, #until = :until, triedAt = :at',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#until) OR #until < :now)',
    ExpressionAttributeNames: { '#by': 'by', '#until': 'until' },
    ExpressionAttributeValues: { ':by': by, ':until': now + longest, ':now': now, ':at': at },
  });
  return before && { by, at, before };
}

/** Ends a reading with its result, unless it took so long that another one has begun. */
export async function endReading(
  table: Table,
  name: CalendarName,
  { by }: ReadingClaim,
  result: ReadingResult,
): Promise<void> {
  const kept = resultFields.filter((field) => result[field] !== undefined);
  const gone = ['by', 'until', ...resultFields.filter((field) => result[field] === undefined)];
  const set = kept.map((field) => `#${field} = :${field}`).join(', ');
  await updateItem(table, {
    Key: readingKey(name),
    UpdateExpression: `${set && `SET ${set} `}REMOVE ${gone.map((field) => `#${field}`).join(', ')}`,
    ConditionExpression: '#by = :by',
    ExpressionAttributeNames: Object.fromEntries([...kept, ...gone].map((field) => [`#${field}`, field])),
    ExpressionAttributeValues: { ':by': by, ...Object.fromEntries(kept.map((field) => [`:${field}`, result[field]])) },
  });
}

/** The calendar as it is at this moment, also while it is being removed. */
export function findCalendar(table: Table, name: CalendarName): Promise<CalendarItem | undefined> {
  return readItem<CalendarItem>(table, calendarKey(name));
}
