import { byRole, type Role } from '../../shared/roles.ts';
import type { Port } from './ports.ts';
import type { Setting } from './settings.ts';
import { type IndexKey, openTable, partsOf, type Table, type TableAction, type TableKey } from './table.ts';

/**
 * Declares a port on a table: `port('properties', ['Query'], (table) => ({ search }))`. The first call opens it. `settings` are
 * those of the stage that its methods read.
 */
export function port<Methods>(
  resource: TableKey,
  actions: readonly TableAction[],
  connect: (table: Table) => Methods,
  settings: readonly Setting[] = [],
): Port<Methods> {
  const open = () => connect(openTable(resource));
  return { resource, actions: actions.map((action) => `dynamodb:${action}` as const), settings, open };
}

/** Declares a port on the accounts of each role. */
export function portByRole<Methods>(
  actions: readonly TableAction[],
  connect: (table: Table, role: Role) => Methods,
  settings?: readonly Setting[],
) {
  return byRole((role) => port(`${role}s`, actions, (table) => connect(table, role), settings));
}

/** Declares a port on an index, which can only be asked. */
export function indexPort<Methods>(resource: IndexKey, connect: (table: Table) => Methods): Port<Methods> {
  return { resource, actions: ['dynamodb:Query'], open: () => connect(openTable(partsOf(resource).table)) };
}
