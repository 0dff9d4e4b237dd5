import { propertyIdOf } from '../../functions/properties/propertyItem.ts';
import type { Key } from '../../functions/runtime/table.ts';
import type { Account } from './account.ts';
import { bookingsOf } from './bookingsOf.ts';
import { lookThrough } from './items.ts';
import type { Operator } from './operator.ts';
import { plain } from './plain.ts';
import { closedNightsOf, notesOf, reviewsOf } from './vendorProperties.ts';

/** A vendor's properties with photos, nights, reviews and bookings, which do not say who the guests are. */
export async function exportVendor(operator: Operator, { id }: Account) {
  const { tables } = operator;
  const own = await vendorItems(operator, id);
  const ids = own.filter(({ sk }) => sk === 'property').map(propertyIdOf);
  const bookings = await bookingsOf(tables.bookings, 'vendor', id);
  return {
    properties: own.filter(({ sk }) => sk === 'property').map((item) => plain(item, ...ofOurOwn)),
    photos: own.filter(({ sk }) => sk === 'photo').map((item) => plain(item, 'fileDigest')),
    nights: await each(ids, async (propertyId) => ({
      propertyId,
      closed: await closedNightsOf(tables.bookings, propertyId),
      notes: (await notesOf(tables.bookings, propertyId)).map((note) => ({ of: note.sk, ...plain(note) })),
    })),
    reviews: (await each(ids, (propertyId) => reviewsOf(tables.properties, propertyId)))
      .flat()
      .map((review) => plain(review, ...ofGuests)),
    bookings: bookings.map((booking) => plain(booking, ...ofGuests)),
  };
}

/** Properties, tombstones of them, and photos. */
function vendorItems({ tables, progress }: Operator, vendorId: string): Promise<Key[]> {
  const filter = {
    FilterExpression: 'vendorId = :vendor AND sk IN (:property, :photo)',
    ExpressionAttributeValues: { ':vendor': vendorId, ':property': 'property', ':photo': 'photo' },
  };
  return lookThrough<Key>(tables.properties, filter, progress);
}

/** By which the product finds a property again. */
const ofOurOwn = ['indexed', 'counted', 'stale', 'dropped', 'changed'];

/** Fields that tell who a guest is, and his note. */
const ofGuests = ['guest', 'note', 'userId', 'bookingId', 'name'];

async function each<T>(ids: readonly string[], read: (id: string) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (const id of ids) found.push(await read(id));
  return found;
}
