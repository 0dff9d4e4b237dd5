import { isWhole, readRecord } from '../properties/propertyItem.ts';
import { port } from '../runtime/port.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { IndexedRoom } from '../search/indexedProperty.ts';
import { monthsARead, type PropertyNights, readSomeHeldNights } from './nightItem.ts';

/** Units of one eventually consistent read of months. */
export const unitsOfMonths = 0.5;

/** Units of the largest record, one of a hundred rooms with five photos and all facts each: 40 KB, eventually consistent. */
const unitsOfRecord = 5;

/** Most reads of months that one property takes: a hundred rooms, and a stay that touches three months. */
export const readsOfMonths = Math.ceil((100 * 3) / monthsARead);

/** Units that the largest property takes. */
export const unitsOfOne = unitsOfRecord + readsOfMonths * unitsOfMonths;

/** Nights that are taken, for pages that look at many properties. */
export function openNightReads(table: Table) {
  return {
    /** Some months of a property, with so many `reads` at most; undefined where too few units are left for one. */
    some: (
      range: PropertyNights,
      { reads, after, budget }: { reads: number; after: Key | undefined; budget: ReadBudget },
    ) => {
      const possible = Math.min(reads, Math.floor(budget.left / unitsOfMonths));
      const part = { limit: Math.max(1, possible) * monthsARead, after };
      const most = Math.max(1, possible) * unitsOfMonths;
      return budget.spend(most, table, (counted) => readSomeHeldNights(counted, range, part));
    },
  };
}

/** The rooms of a property, for such pages. */
export function openRoomReads(table: Table) {
  return {
    /** All rooms as they were a moment ago, none of a property that is gone; undefined where too few units are left. */
    of: (propertyId: string, budget: ReadBudget): Promise<readonly IndexedRoom[] | undefined> =>
      budget.spend(unitsOfRecord, table, async (counted) => {
        const item = await readRecord(counted, propertyId, false);
        return isWhole(item) && !item.removed && !item.hidden ? item.rooms : [];
      }),
  };
}

/** The same as handlers have it. */
export const nightReads = port('bookings', ['dynamodb:Query'], openNightReads);
export const roomReads = port('properties', ['dynamodb:GetItem'], openRoomReads);
