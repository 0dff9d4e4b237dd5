import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { isHidden } from '../search/indexedProperty.ts';
import { isWhole, type Listing, readRecord } from './propertyItem.ts';

/** Reads one property, or undefined when there is none. */
export const propertyLookup = port('properties', ['GetItem'], (table) => ({
  find: (id: string) => find(table, id, false),
  /** Finds a property for everybody, unless it is hidden. */
  findShown: async (id: string) => {
    const property = await find(table, id, false);
    return property && !isHidden(property) ? property : undefined;
  },
  /** Finds a property as it is at this moment: for its owner, who has just changed it. */
  findNow: (id: string) => find(table, id, true),
}));

async function find(table: Table, id: string, consistent: boolean): Promise<Listing | undefined> {
  const item = await readRecord(table, id, consistent);
  return isWhole(item) && !item.removed ? item : undefined;
}
