import type { Property } from './property.ts';
import type { IndexedFacts } from './searchEntries.ts';

/**
 * A property as it is stored. The record is the truth; search entries follow it. `stale` remembers what earlier
 * revisions may have left among the entries until a write has gone through, so that whatever crashes, the next save or
 * removal finds and mends it.
 */
export interface PropertyItem extends Property {
  revision: number;
  stale?: IndexedFacts[];
  removed?: true;
}

export function recordKey(id: string) {
  return { pk: `property#${id}`, sk: 'property' };
}
