import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { type IndexedFacts, indexedFacts } from '../search/searchEntries.ts';
import { droppedPhotos } from './photosOfProperty.ts';
import type { Property } from './property.ts';
import { type PropertyItem, readRecord } from './propertyItem.ts';
import { type RemovePhotos, replaceProperty } from './replaceProperty.ts';

/** Reads one property, or undefined when there is none. */
export const propertyLookup = port('properties', ['dynamodb:GetItem'], (table) => ({
  find: (id: string) => find(table, id, false),
  /** The same as it is at this moment: for its owner, who has just changed it. */
  findNow: (id: string) => find(table, id, true),
}));

async function find(table: Table, id: string, consistent: boolean): Promise<Property | undefined> {
  const item = await readRecord(table, id, consistent);
  return item && !item.removed ? item : undefined;
}

/** Makes the next version of a property from the current one, if there is one. It throws to change nothing. */
export type NextProperty = (current: Property | undefined) => Property | Promise<Property>;

/** Throws when the property must not be removed. `removed` says that an earlier removal stopped halfway. */
export type MayRemove = (current: (Property & { removed?: true }) | undefined) => void | Promise<void>;

/**
 * Saves and removes properties; every method may be repeated after a crash and then completes the work. Without
 * `removePhotos` the photos that are dropped wait for the next change that can remove them.
 */
export function propertyStore(table: Table, removePhotos?: RemovePhotos) {
  const change = async (id: string, next: NextProperty): Promise<Property> => {
    const current = await readRecord(table, id);
    const property = await next(current?.removed ? undefined : current);
    await replaceProperty(table, current, itemOf(current, property), removePhotos);
    return property;
  };
  return {
    /** Creates or changes a property. @throws Failure `conflict` when another change came between. */
    change,
    /** The same where it does not matter what it was. @throws Failure `conflict`, as above. */
    save: async (property: Property): Promise<void> => {
      await change(property.id, () => property);
    },
    /** Takes a property down; one that is gone already stays gone. @throws Failure `conflict`, as above. */
    remove: async (id: string, mayRemove: MayRemove = () => {}): Promise<void> => {
      const current = await readRecord(table, id);
      await mayRemove(current);
      if (!current) return;
      const item = { ...itemOf(current, current), dropped: droppedPhotos(current, undefined), removed: true as const };
      await replaceProperty(table, current, item, removePhotos);
    },
  };
}

type PropertyEdits = Pick<ReturnType<typeof propertyStore>, 'change' | 'remove'>;

/** The store as handlers have it; the files of photos are removed by a port of their own. */
export const propertyEdits = port(
  'properties',
  ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
  (table) =>
    (removePhotos?: RemovePhotos): PropertyEdits =>
      propertyStore(table, removePhotos),
);

function itemOf(current: PropertyItem | undefined, property: Property): PropertyItem {
  return {
    ...property,
    revision: (current?.revision ?? 0) + 1,
    stale: leftovers(current),
    dropped: droppedPhotos(current, property),
  };
}

function leftovers(current: PropertyItem | undefined): IndexedFacts[] {
  return current ? [...(current.stale ?? []), indexedFacts(current)] : [];
}
