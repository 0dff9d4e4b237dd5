import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '../../shared/rules/dates.ts';
import { daysByMonth, nightSets } from '../../shared/rules/nights.ts';
import { queryAll } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';

/** A room whose nights are held. */
export interface RoomKey {
  propertyId: string;
  roomId: string;
}

/** Nights from a day on and before another, `YYYY-MM-DD`. */
export interface Days {
  checkIn: string;
  checkOut: string;
}

/** Nights of a room. */
export interface Nights extends RoomKey, Days {}

export type NightSet = (typeof nightSets)[number];

/**
 * The nights of a room in a month that are held, by the day of the month on which they begin. A night is in one set at most.
 * There is one item for each month of which a night was ever held.
 */
export interface MonthItem extends Key, Partial<Record<NightSet, Set<number>>> {}

/** Nights of a room in a month, `YYYY-MM`, by the days of the month on which they begin. */
export interface MonthNights extends RoomKey {
  month: string;
  days: readonly number[];
}

/** Key of the nights of a room in a month. */
export function monthKey({ propertyId, roomId, month }: Omit<MonthNights, 'days'>): Key {
  return { pk: nightsPartition(propertyId), sk: `${month}#${roomId}` };
}

export function nightsPartition(propertyId: string): string {
  return `property#${propertyId}`;
}

/** Month and room of an item. */
export function monthOf({ sk }: Key): { month: string; roomId: string } {
  return { month: sk.slice(0, 7), roomId: sk.slice(8) };
}

/** Nights of a room, month by month. */
export function byMonth({ propertyId, roomId, ...days }: Nights): MonthNights[] {
  return [...daysByMonth(days)].map(([month, days]) => ({ propertyId, roomId, month, days }));
}

/** The writes, one a month, that hold nights for a booking, on condition that nothing holds one of them. */
export function bookWrites(TableName: string, nights: Nights): Write[] {
  return byMonth(nights).map((each) => addWrite(TableName, each, 'booked'));
}

/** The write that adds nights to a set, on condition that no set has one of them. */
export function addWrite(TableName: string, nights: MonthNights, to: NightSet): Write {
  const { days } = nights;
  const held = days.flatMap((day) => nightSets.map((each) => `contains(${each}, :d${day})`));
  return {
    Update: {
      TableName,
      Key: monthKey(nights),
      UpdateExpression: 'ADD #set :days',
      ConditionExpression: `NOT (${held.join(' OR ')})`,
      ExpressionAttributeNames: { '#set': to },
      ExpressionAttributeValues: {
        ':days': new Set(days),
        ...Object.fromEntries(days.map((day) => [`:d${day}`, day])),
      },
    },
  };
}

/** The write that takes nights out of a set. */
export function removeWrite(TableName: string, nights: MonthNights, from: NightSet): Write {
  return {
    Update: {
      TableName,
      Key: monthKey(nights),
      UpdateExpression: 'DELETE #set :days',
      ExpressionAttributeNames: { '#set': from },
      ExpressionAttributeValues: { ':days': new Set(nights.days) },
    },
  };
}

/** A night that is held: its room, its day, and by what. */
export interface HeldNight {
  roomId: string;
  day: string;
  kind: NightSet;
}

/** Tells which rooms hold none of some nights. */
export function freeRooms(held: readonly HeldNight[]): (roomId: string) => boolean {
  const taken = new Set(held.map(({ roomId }) => roomId));
  return (roomId) => !taken.has(roomId);
}

/** Nights of all rooms of a property. */
export interface PropertyNights extends Days {
  propertyId: string;
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

/** Items that are read with half a unit, eventually consistent: each has 172 bytes at most, with every night held in three sets. */
export const monthsARead = 24;

/** Reads held nights of some months after others, as they were a moment ago; `next` is where more of them follow. */
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

/** The query of the months of some nights. The night of check-out is not looked for: its month may be another. */
export function monthsOf({ propertyId, checkIn, checkOut }: PropertyNights) {
  const lastNight = checkOut > checkIn ? addDays(checkOut, -1) : checkIn;
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': nightsPartition(propertyId),
      ':first': `${checkIn.slice(0, 7)}#`,
      ':last': `${lastNight.slice(0, 7)}#~`,
    },
  };
}

function heldWithin(items: readonly MonthItem[], { checkIn, checkOut }: Days): HeldNight[] {
  return items.flatMap(heldOf).filter(({ day }) => day >= checkIn && day < checkOut);
}

function heldOf(item: MonthItem): HeldNight[] {
  const { month, roomId } = monthOf(item);
  return nightSets.flatMap((kind) => Array.from(item[kind] ?? [], (day) => ({ roomId, kind, day: dayOf(month, day) })));
}

/** The day on which a night of a month begins, `YYYY-MM-DD`. */
export function dayOf(month: string, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}`;
}
