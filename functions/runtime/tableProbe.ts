import { port } from './port.ts';
import { readItem } from './read.ts';

/**
 * Asks the table that visitors search whether it answers, by the client of all other functions: for one item, which nobody writes,
 * as it was a moment ago. That is half a read unit, the least that a question costs.
 */
export const tableProbe = port('properties', ['GetItem'], (table) => ({
  /** @throws the error of the table where it does not answer, as `isOutage` knows it */
  ask: async (): Promise<void> => void (await readItem(table, { pk: 'health', sk: 'health' }, false)),
}));
