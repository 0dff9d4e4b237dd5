import { fail } from '../../shared/errors.ts';
import { addMonths } from '../../shared/rules/dates.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { changeWrites } from './changeNights.ts';
import type { ClosingRecord, ClosingWork, LeftOutNights } from './closing.ts';
import { type ClosingItem, holderOf } from './closingItem.ts';
import { holdWrites, readHolders } from './holders.ts';
import { joinLeftOut } from './leftOut.ts';
import { byMonth, dayOf, type MonthNights, type PropertyNights, readHeldNights } from './nightItem.ts';
import { runsOf } from './nightRuns.ts';

/**
 * Months of rooms that one transaction changes: two writes each, beside that of the closing. Of those that are opened some nights may go
 * to events that wait for them, with writes of their own.
 */
const monthsAStep = { close: 20, open: 10 } as const;

/** Seconds for which a closing that holds nothing is kept: no call is on its way for so long. */
const keptOpened = 24 * 3600;

/** The months of rooms that work changes, in the order of time. */
function monthsOf(propertyId: string, { rooms, checkIn, checkOut }: ClosingWork): MonthNights[] {
  const months = byMonth({ propertyId, roomId: '', checkIn, checkOut });
  return months.flatMap((each) => rooms.map((roomId) => ({ ...each, roomId })));
}

/** How many months of rooms there are in some work. */
export function monthsIn(propertyId: string, work: ClosingWork): number {
  return monthsOf(propertyId, work).length;
}

/** Changes that a step makes: the writes of nights, and what the closing has by them. */
interface StepChanges {
  writes: Write[];
  gained: number;
  leftOut: LeftOutNights[];
}

/**
 * Carries out the next step of a closing's work, in one transaction with its progress: whoever repeats it finds it done.
 * @throws Failure `conflict` where a night or the closing was changed meanwhile
 */
export async function carryOutStep(table: Table, item: ClosingItem, work: ClosingWork): Promise<ClosingItem> {
  const all = monthsOf(item.propertyId, work);
  const months = all.slice(work.done, work.done + monthsAStep[work.act]);
  const changes = work.act === 'close' ? await closeMonths(table, item, months) : await openMonths(table, item, months);
  const done = work.done + months.length;
  const next = withWork(withChanges(item, changes), done < all.length ? { ...work, done } : undefined);
  const stopped = await transact(table, [revised(table.name, item, next), ...changes.writes]);
  if (stopped.length > 0) throw fail('conflict');
  return { ...next, revision: item.revision + 1 };
}

function withChanges(item: ClosingItem, { gained, leftOut }: StepChanges): ClosingItem {
  return { ...item, held: item.held + gained, ...joinLeftOut(item, leftOut) };
}

/** A closing that ends its work without a night loses its note. */
export function withWork(item: ClosingItem, work: ClosingWork | undefined): ClosingItem {
  const { work: _, note, ...rest } = item;
  if (work) return { ...rest, ...(note !== undefined && { note }), work };
  if (item.held > 0) return { ...rest, ...(note !== undefined && { note }) };
  return { ...rest, expiresAt: nowSeconds() + keptOpened };
}

function rangeOf(months: readonly MonthNights[], propertyId: string): PropertyNights {
  const last = months.at(-1)?.month ?? '';
  return { propertyId, checkIn: `${months[0]?.month}-01`, checkOut: `${addMonths(last, 1)}-01` };
}

/** A night that something holds is left to its holder. */
async function closeMonths(table: Table, closing: ClosingRecord, months: MonthNights[]): Promise<StepChanges> {
  const held = await readHeldNights(table, rangeOf(months, closing.propertyId), true);
  const kinds = new Map(held.map(({ roomId, day, kind }) => [`${roomId} ${day}`, kind]));
  const kindAt = ({ roomId, month }: MonthNights, day: number) => kinds.get(`${roomId} ${dayOf(month, day)}`);
  const leftOut = months.flatMap((each) =>
    each.days.flatMap((day) => {
      const kind = kindAt(each, day);
      return kind ? [{ roomId: each.roomId, day: dayOf(each.month, day), kind }] : [];
    }),
  );
  const free = months.map((each) => ({ ...each, days: each.days.filter((day) => !kindAt(each, day)) }));
  const writes = free
    .filter(({ days }) => days.length > 0)
    .flatMap((each) => holdWrites(table.name, each, holderOf(closing)));
  return { writes, gained: countOf(free), leftOut: runsOf(leftOut) };
}

/** Nights that something else holds stay as they are. */
async function openMonths(table: Table, closing: ClosingRecord, months: MonthNights[]): Promise<StepChanges> {
  const holder = holderOf(closing);
  const by = await readHolders(table, rangeOf(months, closing.propertyId), true);
  const own = months.map((each) => ({
    ...each,
    days: each.days.filter((day) => by(each.roomId, dayOf(each.month, day)) === holder.by),
  }));
  const frees = own.filter(({ days }) => days.length > 0).map((month) => ({ ...month, holder }));
  const { writes } = await changeWrites(table, { propertyId: closing.propertyId, frees });
  return { writes, gained: -countOf(own), leftOut: [] };
}

function countOf(months: readonly MonthNights[]): number {
  return months.reduce((sum, { days }) => sum + days.length, 0);
}
