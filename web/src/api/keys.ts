import type { Operation } from '../../../shared/api.ts';

/** Picks, of all keys of the cache, those under which answers of these operations are kept: `[operation, request]`. */
export function keysOf(operations: readonly Operation[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && operations.includes(key[0]);
}
