import type { Port } from './ports.ts';
import { type IndexKey, openTable, partsOf, type Table, type TableAction, type TableKey } from './table.ts';

/**
 * Declares a port on a table: `port('properties', ['dynamodb:Query'], (table) => ({ search }))`. The first call opens
 * it.
 */
export function port<Methods>(
  resource: TableKey,
  actions: readonly TableAction[],
  connect: (table: Table) => Methods,
): Port<Methods> {
  return { resource, actions, open: () => connect(openTable(resource)) };
}

/** Declares a port on an index, which can only be asked. */
export function indexPort<Methods>(resource: IndexKey, connect: (table: Table) => Methods): Port<Methods> {
  return { resource, actions: ['dynamodb:Query'], open: () => connect(openTable(partsOf(resource).table)) };
}
