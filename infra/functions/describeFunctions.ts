import { keysOf, type Trigger } from '../../functions/runtime/onEvent.ts';
import type { Port } from '../../functions/runtime/ports.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { EventUnit } from './events.ts';
import { actionsByResource, type OperationUnit, routeKey } from './operations.ts';

/** A table for people: each function, what calls it, its size and what its role may do. */
export function describeFunctions(
  operations: readonly OperationUnit[],
  events: readonly EventUnit[],
  bundles: readonly Bundle[],
): string {
  const row = (name: string, calledBy: string, ports: readonly Port[]) => [
    name,
    calledBy,
    `${kilobytes(bundles.find((bundle) => bundle.name === name))} KB`,
    [...actionsByResource(ports)].map(([resource, actions]) => `${resource}: ${actions.join(' ')}`).join('; ') || '-',
  ];
  const rows = [
    ['function', 'called by', 'bundle', 'may do'],
    ...operations.map(({ name, endpoint, ports }) => row(name, routeKey(endpoint), ports)),
    ...events.map(({ name, needs, ports }) => row(name, wordsOf(needs.trigger), ports)),
  ];
  return rows.map((each) => pad(each, rows)).join('\n');
}

function wordsOf(trigger: Trigger): string {
  if (trigger.on === 'clock') return `the clock, every ${trigger.everyMinutes} min`;
  if (trigger.on === 'mail') return trigger.events.join(', ');
  return trigger.on === 'photo'
    ? `a new object in ${trigger.prefix}`
    : `changes of ${trigger.table} under the key ${keysOf(trigger).join(' or ')}`;
}

function kilobytes(bundle: Bundle | undefined): string {
  return ((bundle?.bytes ?? 0) / 1000).toFixed(0);
}

function pad(row: readonly string[], rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((each) => each[column]?.length ?? 0));
  return row.map((cell, column) => cell.padEnd(column < row.length - 1 ? width(column) : 0)).join('  ');
}
