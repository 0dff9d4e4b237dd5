import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../runtime/table.ts';
import type { IndexedFacts } from '../search/searchEntries.ts';
import type { Property } from './property.ts';

/**
 * A property as it is stored. The record is the truth; search entries and photo files follow it. `stale` remembers what
 * earlier revisions may have left among the entries, and `dropped` the photos that it no longer shows, until a write
 * has gone through, so that whatever crashes, the next save or removal finds and mends it.
 */
export interface PropertyItem extends Property {
  revision: number;
  stale?: IndexedFacts[];
  dropped?: string[];
  removed?: true;
}

export function recordKey(id: string) {
  return { pk: `property#${id}`, sk: 'property' };
}

export async function readRecord(table: Table, id: string, consistent: boolean): Promise<PropertyItem | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: recordKey(id), ConsistentRead: consistent }),
  );
  return Item as PropertyItem | undefined;
}
