import { fail } from '../../shared/errors.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { queryAll } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';
import { givenWrite, handOver } from './handOver.ts';
import { freeWrites, holdWrites } from './holders.ts';
import { type Holder, NightPlan } from './NightPlan.ts';
import {
  addWrite,
  byMonth,
  type Days,
  dayOf,
  type MonthItem,
  type MonthNights,
  monthsOf,
  type Nights,
  removeWrite,
} from './nightItem.ts';
import { readWaits, type WaitsChange, type WaitsItem, waitsCheck, withChange } from './waits.ts';

/** Nights of a room in a month with their holder. */
export interface HeldMonth extends MonthNights {
  holder: Holder;
}

/** Nights of a booking, month by month. */
export function bookedMonths(nights: Nights): HeldMonth[] {
  return byMonth(nights).map((month) => ({ ...month, holder: { in: 'booked' } }));
}

/** Nights of a property that one transaction lets go of, and nights that it takes. */
export interface NightChange {
  propertyId: string;
  frees: readonly HeldMonth[];
  takes?: readonly HeldMonth[];
  /** Nights for which it found no room: it is made on condition that they are held as they were read. */
  taken?: readonly Nights[];
}

/**
 * Makes a change of nights together with other writes, or none of it, and makes it again where its nights were changed meanwhile. Answers
 * which of the others a condition stopped, by index; an empty list means that all is done.
 * @throws Failure `nights_taken`, `conflict` where others overtake it again and again
 */
export function changeNights(table: Table, change: NightChange, others: readonly Write[]): Promise<number[]> {
  return retryOnConflict(async () => {
    const { writes, taking } = await changeWrites(table, change);
    const stopped = await transact(table, [...others, ...writes]);
    if (stopped.length === 0 || stopped.some((at) => at < others.length)) return stopped;
    throw fail(stopped.some((at) => at >= others.length + taking) ? 'nights_taken' : 'conflict');
  });
}

/** Writes of a change; those from `taking` on stop where something holds the nights that it takes. */
interface NightWrites {
  writes: Write[];
  taking: number;
}

/**
 * The writes of a change of nights. Nights that an event of another calendar waits for go to it in the same transaction. Where nights are
 * not those that were read, the writes that do not ask for them stop at their conditions.
 * @throws Failure `nights_taken` where that is known by now
 */
export async function changeWrites(table: Table, change: NightChange): Promise<NightWrites> {
  const waits = change.frees.length > 0 ? await readWaits(table, change.propertyId) : undefined;
  if (isWithinRooms(change)) return settledChange(table, change, waits);
  const handed = waits && isAwaited(waits, change.frees) ? await handedOver(table, change, waits) : undefined;
  return handed ?? plainChange(table.name, change, waits);
}

/** Whether a room lets go of nights and takes others in one month: an item is written once in a transaction. */
function isWithinRooms({ frees, takes = [] }: NightChange): boolean {
  return takes.some(({ roomId, month }) => frees.some((each) => each.roomId === roomId && each.month === month));
}

function handedOver(table: Table, change: NightChange, waits: WaitsItem): Promise<NightWrites | undefined> {
  return unlessRefused(settledChange(table, change, waits), 'conflict');
}

/** The writes of a change, held to all nights as they are read now. @throws Failure `nights_taken`, `conflict` */
async function settledChange(table: Table, change: NightChange, waits: WaitsItem | undefined): Promise<NightWrites> {
  const ground = await readGround(table, change.propertyId, { within: daysOf(change), waits });
  const { writes } = settle(table.name, ground, change);
  return { writes, taking: writes.length };
}

function plainChange(TableName: string, change: NightChange, waits: WaitsItem | undefined): NightWrites {
  const freed = change.frees.flatMap((each) => plainWrites(TableName, each, 'free'));
  const taken = (change.takes ?? []).flatMap((each) => plainWrites(TableName, each, 'take'));
  const checks = freed.length > 0 ? [waitsCheck(TableName, change.propertyId, waits)] : [];
  return { writes: [...freed, ...checks, ...taken], taking: freed.length + checks.length };
}

function plainWrites(TableName: string, { holder, ...nights }: HeldMonth, act: 'free' | 'take'): Write[] {
  if (holder.in === 'booked') return [(act === 'free' ? removeWrite : addWrite)(TableName, nights, 'booked')];
  return (act === 'free' ? freeWrites : holdWrites)(TableName, nights, holder);
}

/** Whether an event waits for one of some nights. */
function isAwaited({ events, rooms }: WaitsItem, frees: readonly HeldMonth[]): boolean {
  return frees.some(({ roomId, month, days }) =>
    events.some(
      ({ calendarId, checkIn, checkOut }) =>
        rooms[calendarId]?.includes(roomId) &&
        days.some((day) => dayOf(month, day) >= checkIn && dayOf(month, day) < checkOut),
    ),
  );
}

function daysOf({ frees, takes = [] }: NightChange): Days {
  const days = [...frees, ...takes].flatMap((each) => each.days.map((day) => dayOf(each.month, day))).sort();
  return { checkIn: days[0] ?? today(), checkOut: addDays(days.at(-1) ?? today(), 1) };
}

/** Nights of a property as they are at one moment, and the events that wait for some. */
export interface Ground {
  plan: NightPlan;
  waits: WaitsItem | undefined;
}

/** Reads the nights of some days, and of all that events wait for. */
export async function readGround(
  table: Table,
  propertyId: string,
  { within, waits }: { within: Days; waits: WaitsItem | undefined },
): Promise<Ground> {
  const all = [within, ...(waits?.events ?? [])];
  const checkIn = all.map((each) => each.checkIn).sort()[0] ?? within.checkIn;
  const checkOut =
    all
      .map((each) => each.checkOut)
      .sort()
      .at(-1) ?? within.checkOut;
  const range = monthsOf({ propertyId, checkIn, checkOut });
  return {
    plan: new NightPlan(propertyId, await queryAll<MonthItem>(table, { ...range, ConsistentRead: true })),
    waits,
  };
}

/**
 * The writes of a change on some ground, and the ground as they leave it. Events that wait get what becomes free.
 * @throws Failure `nights_taken`, `conflict`
 */
export function settle(
  TableName: string,
  { plan, waits }: Ground,
  { propertyId, frees, takes = [], taken = [], ...change }: NightChange & WaitsChange,
): { writes: Write[]; next: Ground } {
  for (const { holder, ...nights } of frees) plan.free(nights, holder);
  for (const { holder, ...nights } of takes) plan.take(nights, holder);
  const given = waits && frees.length > 0 ? handOver(plan, withoutChanged(waits, change)) : [];
  const end = [...(change.end ?? []), ...given.map(({ event }) => event.by)];
  const left = withChange(propertyId, waits, { ...change, end });
  const rooms = given.map((each) => givenWrite(TableName, propertyId, each));
  const ofWaits = waitsWrites(TableName, propertyId, { read: waits, left, isFreeing: frees.length > 0 });
  const now = left !== undefined && left !== waits ? { ...left, revision: (waits?.revision ?? 0) + 1 } : waits;
  const writes = [...plan.writes(TableName), ...plan.checks(TableName, taken), ...rooms, ...ofWaits];
  return { writes, next: { plan: plan.next(), waits: now } };
}

/** The events that wait, as they were read and as they are left. */
interface WaitsUpdate {
  read: WaitsItem | undefined;
  left: WaitsItem | undefined;
  isFreeing: boolean;
}

/** A change that only takes nights does not ask who waits. */
function waitsWrites(TableName: string, propertyId: string, { read, left, isFreeing }: WaitsUpdate): Write[] {
  if (left !== undefined && left !== read) return [revised(TableName, read, left)];
  return isFreeing ? [waitsCheck(TableName, propertyId, read)] : [];
}

/** Events that a change is about are written by whoever makes it. */
function withoutChanged(waits: WaitsItem, { begin = [], end = [] }: WaitsChange): WaitsItem {
  const changed = new Set([...begin.map(({ by }) => by), ...end]);
  return { ...waits, events: waits.events.filter(({ by }) => !changed.has(by)) };
}
