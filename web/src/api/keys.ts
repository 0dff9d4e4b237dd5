import { wire } from 'virtual:sarai-api';
import type { Operation } from '../../../shared/api.ts';

/** Picks, of all keys of the cache, those under which answers of these operations are kept: `[operation, request]`. */
export function keysOf(operations: readonly Operation[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && operations.includes(key[0]);
}

/** Whether under a key is kept what only its person may read. */
export function isKeyOfSession(key: unknown): boolean {
  return Array.isArray(key) && wire[key[0] as Operation]?.auth === true;
}
