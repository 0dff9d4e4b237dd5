import { today } from '../../shared/rules/dates.ts';
import { noRates } from '../../shared/rules/rates.ts';
import { deleteItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readBelow } from '../runtime/read.ts';
import type { Key } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { IndexedProperty } from '../search/indexedProperty.ts';
import { shownKinds } from '../search/kinds.ts';
import { nextListing, ratesFrom } from '../search/listPrices.ts';
import type { PropertyItem } from './propertyItem.ts';

const partition = 'prices-due';

/** A property whose prices of lists are written again, with its place in the list. */
export interface DuePrices {
  propertyId: string;
  key: Key;
}

/** The day on which the prices that are written of a property on a day are written again; most have none. */
export function pricesDueOf(property: IndexedProperty, day: string): string | undefined {
  return nextListing(ratesFrom(property.rates ?? noRates, day), shownKinds(property), day);
}

function dueKey(day: string, propertyId: string): Key {
  return { pk: partition, sk: `${day}#${propertyId}` };
}

/** The writes by which the next revision of a property takes another place in the list. */
export function dueWrites(TableName: string, current: PropertyItem | undefined, item: PropertyItem): Write[] {
  const [before, after] = [current?.pricesDue, item.removed ? undefined : item.pricesDue];
  if (before === after) return [];
  return [
    ...(before === undefined ? [] : [{ Delete: { TableName, Key: dueKey(before, item.id) } }]),
    ...(after === undefined ? [] : [{ Put: { TableName, Item: dueKey(after, item.id) } }]),
  ];
}

/** Properties whose prices of lists are to be written again. */
export const duePrices = port('properties', ['Query', 'DeleteItem'], (table) => ({
  /** The hundred that are due first, or those that follow one of them. */
  list: async (after?: DuePrices): Promise<DuePrices[]> => {
    const due = await readBelow(table, { pk: partition, sk: `${today()}~` }, after?.key);
    return due.map(({ pk, sk }) => ({ propertyId: sk.slice('YYYY-MM-DD#'.length), key: { pk, sk } }));
  },
  /** Nothing is to be written any more. */
  end: ({ key }: DuePrices) => deleteItem(table, key),
}));
