import { advanceClock } from '../../../functions/money/advanceClock.ts';
import { allItems, documentsOf } from '../../campaign/client/stores.ts';

/** Ends the bookings of advances whose time was over when the processes stopped, as the clock does. */
export async function finishAdvances(endpoint: string, tableName: string): Promise<void> {
  const client = documentsOf(endpoint);
  try {
    const now = new Date().toISOString();
    const items = await allItems(client, tableName);
    const over = items.filter(({ sk, state, until }) => sk === 'advance' && isTimed(state) && String(until) <= now);
    const clock = advanceClock.open();
    for (const { bookingId } of over) await clock.meet('advance', String(bookingId));
  } finally {
    client.destroy();
  }
}

function isTimed(state: unknown): boolean {
  return state === 'asked' || state === 'unseen';
}
