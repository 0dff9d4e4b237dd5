import { allItems, documentsOf, readBookings } from '../../campaign/client/stores.ts';
import type { Entry } from './journal.ts';
import type { Race } from './race.ts';

/** Everything that stands after a race, read from the engine itself. */
export async function readFound({ endpoint, tables }: Pick<Race, 'endpoint' | 'tables'>) {
  const client = documentsOf(endpoint);
  try {
    const properties = await allItems(client, tables.properties);
    return { properties, ...(await readBookings(client, tables.bookings)) };
  } finally {
    client.destroy();
  }
}

/** How often each act had each outcome. */
export function outcomesOf(entries: readonly Entry[]): Record<string, Record<string, number>> {
  const outcomes: Record<string, Record<string, number>> = {};
  for (const { act, outcome } of entries) {
    outcomes[act] = { ...outcomes[act], [outcome]: (outcomes[act]?.[outcome] ?? 0) + 1 };
  }
  return outcomes;
}

/** Acts that never succeeded: a race of which a part does nothing shows nothing. */
export function neverDone(entries: readonly Entry[]): string[] {
  return Object.entries(outcomesOf(entries)).flatMap(([act, { done = 0 }]) => (done === 0 ? [act] : []));
}
