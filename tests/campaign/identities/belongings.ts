import { createHash } from 'node:crypto';
import { objectsOf, readObject, readStores } from '../client/stores.ts';
import type { Server } from '../server/server.ts';
import type { Cast } from './cast.ts';

/**
 * All that is A's in the engines, an item or object a line. It leaves out what strangers may cause by design: counts of
 * attempts on an address, resets that are asked for it, and reports of a listing; and what is past its time, which an engine may sweep.
 */
export async function belongingsOf(server: Server, { marks }: Cast): Promise<string[]> {
  const stores = await readStores(server);
  const items = [stores.users, stores.vendors, stores.properties, stores.bookings, stores.messages]
    .flat()
    .filter(({ pk, sk }) => !/^(limit#|recovery#|reports$)/.test(pk) && sk !== 'recovery')
    .filter(({ expiresAt = Infinity }) => Number(expiresAt) > Date.now() / 1000)
    .map((item) => JSON.stringify(item, inOrder))
    .filter((text) => marks.some((mark) => text.includes(mark)));
  const client = objectsOf(server.s3);
  const keys = [...stores.objects.keys()].filter((key) => marks.some((mark) => key.includes(mark)));
  const files = await Promise.all(
    keys.map(
      async (key) =>
        `${key} ${createHash('sha256')
          .update(await readObject(client, server.bucket, key))
          .digest('hex')}`,
    ),
  );
  client.destroy();
  return [...items, ...files].sort();
}

/** Maps have no order in the table, and come in another one each time. */
function inOrder(_: string, value: unknown): unknown {
  if (value instanceof Set) return [...value].sort();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
