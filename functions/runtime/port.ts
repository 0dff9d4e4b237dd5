import type { Port } from './ports.ts';
import { openTable, type Table, type TableAction, type TableKey } from './table.ts';

/** Declares a port on a table: `port('properties', ['dynamodb:Query'], (table) => ({ search }))`. Opening is lazy. */
export function port<Methods>(
  resource: TableKey,
  actions: readonly TableAction[],
  connect: (table: Table) => Methods,
): Port<Methods> {
  return { resource, actions, open: () => connect(openTable(resource)) };
}
