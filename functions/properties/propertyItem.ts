import { readItem } from '../runtime/read.ts';
import { asRead } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { IndexedFacts } from '../search/entryKeys.ts';
import type { Property } from './property.ts';
import type { RoomOffers } from './roomOffers.ts';

/** A property with its revision, counted from 1. */
export interface Listing extends Property {
  revision: number;
  /** The revision in which its owner changed it last: the version that the wire tells. */
  changed: number;
  /** Ids of kinds by ids of rooms. */
  kinds: Record<string, string>;
}

/**
 * A property as it is stored. Search entries and photo files are written after the record. `stale` says which entries
 * of earlier revisions may still be in the table, and `dropped` which photos it no longer shows. Both stay until the
 * work on a revision is complete; until then the property is marked as unsettled, so that after a crash the hourly
 * function completes it.
 */
export interface PropertyItem extends Listing {
  /** How the entries of this revision are found, by the code that wrote it. */
  indexed: IndexedFacts;
  /** The day on which its prices of lists are written again, where days change them. */
  pricesDue?: string | undefined;
  stale?: IndexedFacts[];
  dropped?: string[];
  /** When its rooms are and were on offer, for its owner's figures. */
  offers: RoomOffers;
  /** It was taken down: nobody is shown the property any more. */
  removed?: true;
}

/** The part of a property that stays for ever, so that an old request cannot list it again. */
export interface Tombstone extends Pick<PropertyItem, 'id' | 'vendorId' | 'revision'> {
  removed: true;
  rooms?: never;
}

/** Key of a property's record. */
export function recordKey(id: string) {
  return { pk: `property#${id}`, sk: 'property' };
}

/** The property of a record, or of what stands beside it. */
export function propertyIdOf({ pk }: Key): string {
  return pk.slice('property#'.length);
}

/** The record, also of a property that was removed. A consistent read shows what has just been written. */
export function readRecord(table: Table, id: string, consistent = true): Promise<PropertyItem | Tombstone | undefined> {
  return readItem<PropertyItem | Tombstone>(table, recordKey(id), consistent);
}

/** The record of a property that is listed, or whose removal is not complete. */
export function isWhole(item: PropertyItem | Tombstone | undefined): item is PropertyItem {
  return item?.rooms !== undefined;
}

/** The check that a property is listed at the moment of a transaction. */
export function standsCheck(TableName: string, id: string): Write {
  const ConditionExpression = 'attribute_exists(rooms) AND attribute_not_exists(removed)';
  return { ConditionCheck: { TableName, Key: recordKey(id), ConditionExpression } };
}

/** The check that a record is still as it was read. */
export function recordCheck(TableName: string, item: PropertyItem): Write {
  return { ConditionCheck: { TableName, Key: recordKey(item.id), ...asRead(item) } };
}

/** Whether all that follows from the record has been done. */
export function isSettled({ stale, dropped }: PropertyItem): boolean {
  return stale === undefined && dropped === undefined;
}
