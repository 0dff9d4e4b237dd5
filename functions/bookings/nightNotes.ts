import { daysByMonth } from '../../shared/rules/nights.ts';
import { port } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
import type { Key } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Nights, nightsPartition } from './nightItem.ts';

/** What an owner noted of the nights of a room that he closed in a month: `day<day of the month>` to its note. */
type NoteItem = Key & Record<string, string>;

const prefix = 'note#';

/** The writes, one a month, that put a note to each of some nights, or take the notes away. */
export function noteWrites(TableName: string, { propertyId, roomId, from, to }: Nights, note?: string): Write[] {
  return [...daysByMonth(from, to)].map(([month, days]) => {
    const names = days.map((day) => `day${day}`);
    const Key = { pk: nightsPartition(propertyId), sk: `${prefix}${month}#${roomId}` };
    if (note === undefined) return { Update: { TableName, Key, UpdateExpression: `REMOVE ${names.join(', ')}` } };
    return {
      Update: {
        TableName,
        Key,
        UpdateExpression: `SET ${names.map((name) => `${name} = :note`).join(', ')}`,
        ExpressionAttributeValues: { ':note': note },
      },
    };
  });
}

/** Reads an owner's notes of a month, `YYYY-MM`. */
export const nightNotes = port('bookings', ['dynamodb:Query'], (table) => ({
  /** Finds the note of a night, by its room and day, `YYYY-MM-DD`. */
  ofMonth: async (propertyId: string, month: string) => {
    const items = await queryAll<NoteItem>(table, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :month)',
      ExpressionAttributeValues: { ':pk': nightsPartition(propertyId), ':month': `${prefix}${month}#` },
    });
    const byRoom = new Map(items.map((item) => [item.sk.slice(prefix.length + month.length + 1), item]));
    return (roomId: string, day: string): string | undefined => byRoom.get(roomId)?.[`day${Number(day.slice(8))}`];
  },
}));
