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

/** Nights from a day on and before another, `YYYY-MM-DD`. */
export interface Days {
  checkIn: string;
  checkOut: string;
}

/** Nights of a room. */
export interface Nights extends RoomKey, Days {}

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

type NightHolder = 'booked' | 'closed';

/** The writes, one a month, that hold nights, on condition that none of them is held by `unless`. */
export function holdWrites(
  TableName: string,
  nights: Nights,
  as: NightHolder,
  unless: readonly NightHolder[],
): Write[] {
  return [...daysByMonth(nights)].map(([month, days]) => ({
    Update: {
      TableName,
      Key: monthKey(nights, month),
      UpdateExpression: 'ADD #held :days',
      ConditionExpression: noneHeld(days, unless),
      ExpressionAttributeNames: { '#held': as },
      ExpressionAttributeValues: { ':days': new Set(days), ...valuesOf(days) },
    },
  }));
}

function noneHeld(days: readonly number[], by: readonly NightHolder[]): string {
  return days.flatMap((day) => by.map((each) => `NOT contains(${each}, :d${day})`)).join(' AND ');
}

function valuesOf(days: readonly number[]): Record<string, number> {
  return Object.fromEntries(days.map((day) => [`:d${day}`, day]));
}

/** The writes, one a month, that set nights free, those that were closed on condition that none of them is booked. */
export function freeWrites(TableName: string, nights: Nights, held: NightHolder): Write[] {
  return [...daysByMonth(nights)].map(([month, days]) => ({
    Update: {
      TableName,
      Key: monthKey(nights, month),
      UpdateExpression: 'DELETE #held :days',
      ExpressionAttributeNames: { '#held': held },
      ...(held === 'closed' && { ConditionExpression: noneHeld(days, ['booked']) }),
      ExpressionAttributeValues: { ':days': new Set(days), ...(held === 'closed' && valuesOf(days)) },
    },
  }));
}

/** A night that is held: its room, its day, and by what. */
export interface HeldNight {
  roomId: string;
  day: string;
  kind: NightHolder;
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

/** Items that are read with half a unit, eventually consistent: each has 170 bytes at most, with every night held. */
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

/** The night of check-out is not looked for: its month may be another. */
function monthsOf({ propertyId, checkIn, checkOut }: PropertyNights) {
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
  const nights = (kind: NightHolder, days: Iterable<number> = []) =>
    Array.from(days, (day) => ({ roomId, kind, day: `${month}-${String(day).padStart(2, '0')}` }));
  return [...nights('booked', item.booked), ...nights('closed', item.closed)];
}
