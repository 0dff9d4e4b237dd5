import { port } from '../runtime/port.ts';
import type { ClosingRecord } from './closing.ts';
import { readClosings } from './closingItem.ts';
import { type HolderOf, readHolders } from './holders.ts';
import { type HeldNight, type PropertyNights, readHeldNights } from './nightItem.ts';

/** The held nights of a property with what holds them; bookings are found by their records. */
export interface KnownNights {
  held: HeldNight[];
  holderOf: HolderOf;
  /** Closings by their sort keys, as holders name them. */
  closings: ReadonlyMap<string, ClosingRecord>;
}

/** Reads which nights of a property are held, and what holds them, as they were a moment ago. */
export const knownNights = port('bookings', ['Query'], (table) => ({
  find: async (range: PropertyNights): Promise<KnownNights> => {
    const [held, holderOf, closings] = await Promise.all([
      readHeldNights(table, range, false),
      readHolders(table, range, false),
      readClosings(table, range.propertyId),
    ]);
    return { held, holderOf, closings: new Map(closings.map((closing) => [closing.sk, closing])) };
  },
}));
