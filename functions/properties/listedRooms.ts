import { port } from '../runtime/port.ts';
import type { Write } from '../runtime/transact.ts';
import { isWhole, type PropertyItem, readRecord, recordCheck } from './propertyItem.ts';

/** A property with its rooms, and the check by which a transaction holds on to them. */
export interface ListedRooms {
  property: PropertyItem;
  check: Write;
}

/** Reads the rooms that properties have at this moment. */
export const listedRooms = port('properties', ['GetItem', 'ConditionCheckItem'], (table) => ({
  /** The rooms of a property; undefined where it is gone. */
  of: async (propertyId: string): Promise<ListedRooms | undefined> => {
    const property = await readRecord(table, propertyId);
    if (!isWhole(property) || property.removed) return undefined;
    return { property, check: recordCheck(table.name, property) };
  },
}));
