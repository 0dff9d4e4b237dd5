import { bookingsIn } from '../../campaign/check/checkBookings.ts';
import { nightsIn } from '../../campaign/check/checkNights.ts';
import { allItems, documentsOf, readBookings, type Stores } from '../../campaign/client/stores.ts';
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

/** The bookings and nights that a check has held to the answers. */
export function standingOf({ bookings: items }: Pick<Stores, 'bookings'>): string {
  const stays = bookingsIn(items).filter(({ answeredAt }) => answeredAt !== undefined);
  const of = (isCounted: (stay: (typeof stays)[number]) => boolean) => stays.filter(isCounted).length;
  return [
    `${stays.length} bookings that were accepted or entered`,
    `${of(({ rooms }) => rooms.length > 1)} of several rooms`,
    `${of(({ source }) => source !== undefined && source !== 'calendar')} entered by owners`,
    `${of(({ source }) => source === 'calendar')} of events`,
    `${of(({ revision = 0, source }) => revision > (source ? 0 : 1))} with changed rooms`,
    `${of(({ state }) => state !== 'active')} ended`,
    `${nightsIn(items, 'booked').size} nights booked, ${nightsIn(items, 'closed').size} closed, ${nightsIn(items, 'elsewhere').size} of events`,
    `${waitingIn(items)} events that wait`,
  ].join(', ');
}

function waitingIn(items: Stores['bookings']): number {
  return items.reduce((sum, { sk, events }) => sum + (sk === 'waits' ? (events as object[]).length : 0), 0);
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
