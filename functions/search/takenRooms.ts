import {
  type Days,
  type HeldNight,
  monthsARead,
  type PropertyNights,
  readSomeHeldNights,
} from '../nights/nightItem.ts';
import { port } from '../runtime/port.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Key, Table } from '../runtime/table.ts';

/** Units of one eventually consistent read of months. */
export const unitsOfMonths = 0.5;

/** Most reads of months that one property takes: a hundred rooms, and a stay that touches three months. */
const mostReads = Math.ceil((100 * 3) / monthsARead);

/** Units of the months of the largest property. */
export const unitsOfAllMonths = mostReads * unitsOfMonths;

/** The rooms of a property that are taken on a night of a stay, as far as its months were read. */
export type TakenRooms = ReturnType<typeof takenRoomsOf>;

function takenRoomsOf(table: Table, range: PropertyNights, budget: ReadBudget) {
  const taken = new Set<string>();
  const held: HeldNight[] = [];
  let after: Key | undefined;
  let isKnown = false;
  return {
    /** Reads the months, or the first of them that one read brings; as far as the units allow. */
    read: async (reads = mostReads): Promise<void> => {
      if (isKnown) return;
      const possible = Math.min(reads, Math.max(1, Math.floor(budget.left / unitsOfMonths)));
      const part = { limit: possible * monthsARead, after };
      const nights = await budget.spend(possible * unitsOfMonths, table, (counted) =>
        readSomeHeldNights(counted, range, part),
      );
      if (!nights) return;
      held.push(...nights.held);
      for (const { roomId } of nights.held) taken.add(roomId);
      after = nights.next;
      isKnown = nights.next === undefined;
    },
    /** The rooms; undefined where too little was read to know. */
    get known(): ReadonlySet<string> | undefined {
      return isKnown ? taken : undefined;
    },
    /** Those that are taken on one of some nights of the stay. */
    on: ({ checkIn, checkOut }: Days): ReadonlySet<string> | undefined => {
      if (!isKnown) return undefined;
      return new Set(held.filter(({ day }) => day >= checkIn && day < checkOut).map(({ roomId }) => roomId));
    },
  };
}

/** Opens taken rooms for pages that look at many properties. */
export function openTakenRooms(table: Table) {
  return { of: (range: PropertyNights, budget: ReadBudget) => takenRoomsOf(table, range, budget) };
}

export const takenRooms = port('bookings', ['Query'], openTakenRooms);
