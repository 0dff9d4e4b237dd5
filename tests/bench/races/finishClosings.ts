import { closingPrefix } from '../../../functions/nights/closingItem.ts';
import { openNightClosings } from '../../../functions/nights/nightClosings.ts';
import { allItems, documentsOf } from '../../campaign/client/stores.ts';

/** Goes on with closings that a process left when it was killed, as the event does. */
export async function finishClosings(endpoint: string, tableName: string): Promise<void> {
  const client = documentsOf(endpoint);
  const closings = openNightClosings({ name: tableName, client });
  try {
    const items = await allItems(client, tableName);
    const left = items.filter(({ sk, work }) => sk.startsWith(closingPrefix) && work);
    for (const { propertyId, id } of left) await closings.carryOut({ propertyId: String(propertyId), id: String(id) });
  } finally {
    client.destroy();
  }
}
