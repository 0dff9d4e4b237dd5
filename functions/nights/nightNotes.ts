import { daysByMonth } from '../../shared/rules/nights.ts';
import { port } from '../runtime/port.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import { asRead, type ItemRead } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Nights, nightsPartition } from './nightItem.ts';

/**
 * Notes of an owner on the nights of a room that he closed in a month: `day<day of the month>` to its note. `revision`
 * counts his closings and openings.
 */
type NoteItem = Key & { revision: number } & Record<`day${number}`, string>;

/** Begins the sort key of the notes of a month. */
export const notePrefix = 'note#';

/**
 * The writes, one a month, that put a note to each of some nights, or take the notes away, on condition that the owner
 * closed or opened none since: a call that was given up and is carried out late undoes no later one.
 */
export async function noteWrites(table: Table, nights: Nights, note?: string): Promise<Write[]> {
  const months = [...daysByMonth(nights)].map(async ([month, days]) => {
    const Key = { pk: nightsPartition(nights.propertyId), sk: `${notePrefix}${month}#${nights.roomId}` };
    return noteWrite(table.name, { Key, days, note, read: await readItem<NoteItem>(table, Key) });
  });
  return Promise.all(months);
}

interface MonthNote {
  Key: Key;
  days: number[];
  note: string | undefined;
  read: ItemRead;
}

function noteWrite(TableName: string, { Key, days, note, read }: MonthNote): Write {
  const { ConditionExpression, ExpressionAttributeValues } = asRead(read);
  const names = days.map((day) => `day${day}`);
  const set = ['revision = :next', ...(note === undefined ? [] : names.map((name) => `${name} = :note`))];
  const removed = note === undefined ? ` REMOVE ${names.join(', ')}` : '';
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: `SET ${set.join(', ')}${removed}`,
      ConditionExpression,
      ExpressionAttributeValues: {
        ...ExpressionAttributeValues,
        ':next': (read?.revision ?? 0) + 1,
        ...(note !== undefined && { ':note': note }),
      },
    },
  };
}

/** Reads an owner's notes of a month, `YYYY-MM`. */
export const nightNotes = port('bookings', ['Query'], (table) => ({
  /** Finds the note of a night, by its room and day, `YYYY-MM-DD`. */
  ofMonth: async (propertyId: string, month: string) => {
    const items = await queryAll<NoteItem>(table, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :month)',
      ExpressionAttributeValues: { ':pk': nightsPartition(propertyId), ':month': `${notePrefix}${month}#` },
    });
    const byRoom = new Map(items.map((item) => [item.sk.slice(notePrefix.length + month.length + 1), item]));
    return (roomId: string, day: string): string | undefined => byRoom.get(roomId)?.[`day${Number(day.slice(8))}`];
  },
}));
