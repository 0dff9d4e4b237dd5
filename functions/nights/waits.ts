import { readItem } from '../runtime/read.ts';
import { asRead } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Days, nightsPartition } from './nightItem.ts';

/** Nights of a room that an event holds, from a day on and before another. */
export interface HeldRoom extends Days {
  roomId: string;
}

/** An event of another calendar for which no room is free on all its nights, `checkIn` to `checkOut`. */
export interface WaitingEvent extends Days {
  /** Sort key of the event, in the partition of the property. */
  by: string;
  calendarId: string;
  /** Since when: of two that wait for a night the older one gets it. */
  since: string;
  /** Nights of its days that it has in a room. */
  held?: HeldRoom | undefined;
  /** The first night that it ever had. */
  firstNight?: string | undefined;
}

/**
 * The events of a property that wait for a room, and the rooms that those of a calendar may have. Whoever lets go of nights reads it, and
 * holds his transaction to what he has read: so a night that an event waits for goes to it, and is on offer to nobody in between.
 */
export interface WaitsItem extends Key {
  revision: number;
  events: WaitingEvent[];
  /** Ids of rooms by ids of calendars. */
  rooms: Record<string, string[]>;
}

/** Events of a property that wait at most: the item stays below 80 KB. Further ones are tried at each reading alone. */
export const mostWaiting = 500;

function waitsKey(propertyId: string): Key {
  return { pk: nightsPartition(propertyId), sk: 'waits' };
}

/** The events that wait at this moment; undefined where none ever did. */
export function readWaits(table: Table, propertyId: string): Promise<WaitsItem | undefined> {
  return readItem<WaitsItem>(table, waitsKey(propertyId));
}

/** The check that the same events wait as were read. */
export function waitsCheck(TableName: string, propertyId: string, read: WaitsItem | undefined): Write {
  return { ConditionCheck: { TableName, Key: waitsKey(propertyId), ...asRead(read) } };
}

/** Events that begin to wait, each with the rooms that it may have, and those that wait no more, by their sort keys. */
export interface WaitsChange {
  begin?: readonly WaitingEvent[];
  end?: readonly string[];
  /** Ids of rooms by ids of calendars. */
  rooms?: Readonly<Record<string, string[]>>;
}

/** The events that wait after a change; the same value where it changes nothing. */
export function withChange(
  propertyId: string,
  before: WaitsItem | undefined,
  { begin = [], end = [], rooms = {} }: WaitsChange,
): WaitsItem | undefined {
  const gone = new Set([...end, ...begin.map(({ by }) => by)]);
  const kept = (before?.events ?? []).filter(({ by }) => !gone.has(by));
  const isSame = begin.length === 0 && kept.length === (before?.events.length ?? 0);
  if (isSame) return before;
  const events = [...kept, ...begin].slice(0, mostWaiting);
  const own = new Set(events.map(({ calendarId }) => calendarId));
  const known = Object.entries({ ...before?.rooms, ...rooms }).filter(([calendarId]) => own.has(calendarId));
  return { ...waitsKey(propertyId), revision: before?.revision ?? 0, events, rooms: Object.fromEntries(known) };
}
