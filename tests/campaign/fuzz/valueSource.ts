import type { Schemas } from '../document/schemaCheck.ts';
import type { Random } from '../random.ts';
import type { Pools } from './pools.ts';

/** Parts of sound values. */
export interface ValueSource {
  random: Random;
  schemas: Schemas;
  pools: Pools;
  place: 'path' | 'query' | 'body';
  /** Makes addresses and keys that nobody has used. */
  unique: string;
  /** The account that asks, where one does. */
  self?: string | undefined;
}
