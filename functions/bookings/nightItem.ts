import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '../../shared/rules/dates.ts';
import { daysByMonth } from '../../shared/rules/nights.ts';
import { queryAll } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';

/** A room whose nights are held. */
export interface RoomKey {
  propertyId: string;
  roomId: string;
}

/** Nights of a room from a day on and before another, `YYYY-MM-DD`. */
export interface Nights extends RoomKey {
  from: string;
  to: string;
}

/**
 * The nights of a room in a month that are held, by the day of the month on which they begin: `booked` by bookings,
 * `closed` by the owner. There is one item for each month of which a night was ever held.
 */
export interface MonthItem extends Key {
  booked?: Set<number>;
  closed?: Set<number>;
}

function monthKey({ propertyId, roomId }: RoomKey, month: string) {
  return { pk: nightsPartition(propertyId), sk: `${month}#${roomId}` };
}

export function nightsPartition(propertyId: string): string {
  return `property#${propertyId}`;
}

/** Month and room of an item. */
export function monthOf({ sk }: Key): { month: string; roomId: string } {
  return { month: sk.slice(0, 7), roomId: sk.slice(8) };
}

type Held = 'booked' | 'closed';

/** The writes, one a month, that hold nights, on condition that none of them is held by `unless`. */
export function holdWrites(TableName: string, nights: Nights, as: Held, unless: readonly Held[]): Write[] {
  return [...daysByMonth(nights.from, nights.to)].map(([month, days]) => ({
    Update: {
      TableName,
      Key: monthKey(nights, month),
      UpdateExpression: 'ADD #held :days',
      ConditionExpression: days.flatMap((day) => unless.map((each) => `NOT contains(${each}, :d${day})`)).join(' AND '),
      ExpressionAttributeNames: { '#held': as },
      ExpressionAttributeValues: {
        ':days': new Set(days),
        ...Object.fromEntries(days.map((day) => [`:d${day}`, day])),
      },
    },
  }));
}

/** The writes, one a month, that set nights free. */
export function freeWrites(TableName: string, nights: Nights, held: Held): Write[] {
  return [...daysByMonth(nights.from, nights.to)].map(([month, days]) => ({
    Update: {
      TableName,
      Key: monthKey(nights, month),
      UpdateExpression: 'DELETE #held :days',
      ExpressionAttributeNames: { '#held': held },
      ExpressionAttributeValues: { ':days': new Set(days) },
    },
  }));
}

/** A night that is held: its room, its day, and by what. */
export interface HeldNight {
  roomId: string;
  day: string;
  kind: Held;
}

/** Nights of all rooms of a property, from a day on and before another. */
export interface PropertyNights {
  propertyId: string;
  from: string;
  to: string;
}

/** The nights of all rooms of a property that are held, from a day on and before another: one Query. */
export async function readHeldNights(
  table: Table,
  range: PropertyNights,
  ConsistentRead: boolean,
): Promise<HeldNight[]> {
  const items = await queryAll<MonthItem>(table, { ...monthsOf(range), ConsistentRead });
  return heldWithin(items, range);
}

/** Items that are read with half a unit, eventually consistent: each has 170 bytes at most, with every night held. */
export const monthsARead = 24;

/** The same for some months after others, as it was a moment ago; `next` is where more of them follow. */
export async function readSomeHeldNights(
  table: Table,
  range: PropertyNights,
  { limit, after }: { limit: number; after: Key | undefined },
): Promise<{ held: HeldNight[]; next: Key | undefined }> {
  const part = { Limit: limit, ExclusiveStartKey: after };
  const command = new QueryCommand({ TableName: table.name, ...monthsOf(range), ...part });
  const { Items = [], LastEvaluatedKey } = await table.client.send(command);
  return { held: heldWithin(Items as MonthItem[], range), next: LastEvaluatedKey as Key | undefined };
}

/** The night of check-out is not looked for: its month may be another. */
function monthsOf({ propertyId, from, to }: PropertyNights) {
  const lastNight = to > from ? addDays(to, -1) : from;
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': nightsPartition(propertyId),
      ':first': `${from.slice(0, 7)}#`,
      ':last': `${lastNight.slice(0, 7)}#~`,
    },
  };
}

function heldWithin(items: readonly MonthItem[], { from, to }: PropertyNights): HeldNight[] {
  return items.flatMap(heldOf).filter(({ day }) => day >= from && day < to);
}

function heldOf(item: MonthItem): HeldNight[] {
  const { month, roomId } = monthOf(item);
  const nights = (kind: Held, days: Iterable<number> = []) =>
    Array.from(days, (day) => ({ roomId, kind, day: `${month}-${String(day).padStart(2, '0')}` }));
  return [...nights('booked', item.booked), ...nights('closed', item.closed)];
}
