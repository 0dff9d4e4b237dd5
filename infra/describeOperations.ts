import type { Bundle } from './bundle.ts';
import { actionsByResource, type OperationUnit, routeKey } from './operations.ts';

/** A table for people: each operation, its route, the size of its function and what its role may do. */
export function describeOperations(operations: readonly OperationUnit[], bundles: readonly Bundle[]): string {
  const rows = operations.map(({ name, endpoint, ports }) => [
    name,
    routeKey(endpoint),
    `${kilobytes(bundles.find((bundle) => bundle.name === name))} KB`,
    [...actionsByResource(ports)].map(([resource, actions]) => `${resource}: ${actions.join(' ')}`).join('; ') || '-',
  ]);
  return [['function', 'route', 'bundle', 'may do'], ...rows].map((row) => pad(row, rows)).join('\n');
}

function kilobytes(bundle: Bundle | undefined): string {
  return ((bundle?.bytes ?? 0) / 1000).toFixed(0);
}

function pad(row: readonly string[], rows: readonly string[][]): string {
  const width = (column: number) => Math.max(8, ...rows.map((each) => each[column]?.length ?? 0));
  return row.map((cell, column) => cell.padEnd(column < row.length - 1 ? width(column) : 0)).join('  ');
}
