import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { IndexedFacts } from '../search/searchEntries.ts';
import type { Property } from './property.ts';

/**
 * A property as it is stored. Search entries and photo files are written after the record. `stale` says which entries
 * of earlier revisions may still be in the table, and `dropped` which photos it no longer shows. Both stay until the
 * work on a revision is complete, so that after a crash the next save or removal completes it.
 */
export interface PropertyItem extends Property {
  /** Counts the versions, from 1. */
  revision: number;
  stale?: IndexedFacts[];
  dropped?: string[];
  /** A removal has begun: nobody is shown the property any more. */
  removed?: true;
}

/** Key of a property's record. */
export function recordKey(id: string) {
  return { pk: `property#${id}`, sk: 'property' };
}

/** The record, also of a property whose removal stopped halfway. A consistent read shows what has just been written. */
export function readRecord(table: Table, id: string, consistent = true): Promise<PropertyItem | undefined> {
  return readItem(table, recordKey(id), consistent);
}
