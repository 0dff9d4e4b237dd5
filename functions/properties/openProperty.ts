import { fail } from '../../shared/errors.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { isHidden } from '../search/indexedProperty.ts';
import { isWhole, type PropertyItem, readRecord } from './propertyItem.ts';
import { endRemoval, isUnderWay, noRemovalCheck, readRemoval } from './removal.ts';

/** A property that is there, and the check by which a transaction holds on to it and to its rooms. */
export interface OpenProperty {
  property: PropertyItem;
  check: Write;
}

/** The property that is asked for, and the traveller who asks, if one does. */
interface PropertyRequest {
  propertyId: string;
  userId?: string | undefined;
}

/** Looks at properties of which rooms could be booked. */
export const openPropertyLookup = port('properties', ['GetItem', 'UpdateItem'], (table) => ({
  /** @throws Failure `being_changed` or `room_not_found` */
  find: async (asked: PropertyRequest): Promise<PropertyItem> => (await find(table, asked)).property,
}));

/** Finds properties of which rooms are to be booked. */
export const openProperties = port('properties', ['GetItem', 'UpdateItem', 'ConditionCheckItem'], (table) => ({
  /** @throws Failure `being_changed` or `room_not_found` */
  find: (asked: PropertyRequest) => find(table, asked),
  /** Finds one for its owner, also while it is hidden. @throws Failure `being_changed` or `property_not_found` */
  findOwn: (propertyId: string, vendorId: string) => findOwn(table, propertyId, vendorId),
}));

/**
 * The removal is read before the record: what is removed, hidden or kept for one traveller after that stops the transaction.
 */
async function open(table: Table, propertyId: string): Promise<OpenProperty | undefined> {
  const removal = await removalNow(table, propertyId);
  const property = await readRecord(table, propertyId);
  if (!isWhole(property) || property.removed) return undefined;
  return { property, check: noRemovalCheck(table.name, propertyId, removal) };
}

async function find(table: Table, { propertyId, userId }: PropertyRequest): Promise<OpenProperty> {
  const found = await open(table, propertyId);
  if (!found || isHidden(found.property, userId)) throw fail('room_not_found');
  return found;
}

async function findOwn(table: Table, propertyId: string, vendorId: string): Promise<OpenProperty> {
  const found = await open(table, propertyId);
  if (found?.property.vendorId !== vendorId) throw fail('property_not_found');
  return found;
}

/** A removal that a crash has left is ended on the way. */
async function removalNow(table: Table, propertyId: string) {
  const removal = await readRemoval(table, propertyId);
  if (isUnderWay(removal)) throw fail('being_changed');
  if (removal?.by === undefined) return removal;
  await endRemoval(table, propertyId, removal.by);
  return readRemoval(table, propertyId);
}
