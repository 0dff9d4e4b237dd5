import { fail } from '../../shared/errors.ts';
import { eventDays } from '../../shared/rules/calendars.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { type Ground, type NightChange, readGround, settle } from '../nights/changeNights.ts';
import type { Days } from '../nights/nightItem.ts';
import { readWaits, type WaitsChange } from '../nights/waits.ts';
import type { Property, Room } from '../properties/property.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import type { CalendarRecord } from './calendar.ts';

/** A calendar whose events are being changed, one transaction each. */
export interface CalendarWork {
  table: Table;
  calendar: CalendarRecord;
  day: string;
  /** Nights and events that wait, as the last transaction has left them. */
  ground: Ground;
}

/** A reading of a calendar whose events are being applied. */
export interface FeedWork extends CalendarWork {
  property: Property;
  /** The rooms that its events may have. */
  rooms: readonly Room[];
  /** Instant of the reading: events that clash by it are told of together. */
  at: string;
  /** Nights that our link of the calendar has told its channel as busy. */
  told: readonly Days[];
  /** It was noted that events clash. */
  clashNoted: boolean;
}

/** The ground of a property from today on, as it is at this moment. */
export async function groundOf(table: Table, propertyId: string, day: string): Promise<Ground> {
  const within = { checkIn: day, checkOut: addDays(day, eventDays + 1) };
  return readGround(table, propertyId, { within, waits: await readWaits(table, propertyId) });
}

type Change = Omit<NightChange & WaitsChange, 'propertyId'>;

/** Carries out the writes of an event with its change of nights. @throws Failure `conflict`, `nights_taken` where others have changed it */
export async function commit(changing: CalendarWork, writes: readonly Write[], change: Change): Promise<void> {
  const { table, ground, calendar } = changing;
  const settled = settle(table.name, ground, { ...change, propertyId: calendar.propertyId });
  const stopped = await transact(table, [...writes, ...settled.writes]);
  if (stopped.length > 0) throw fail('conflict');
  changing.ground = settled.next;
}
