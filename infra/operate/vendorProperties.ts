import { type MonthItem, nightsPartition } from '../../functions/nights/nightItem.ts';
import { notePrefix } from '../../functions/nights/nightNotes.ts';
import { type Origin, readOrigins } from '../../functions/properties/origins.ts';
import type { Review } from '../../functions/reviews/review.ts';
import { reviewPartition } from '../../functions/reviews/reviewItem.ts';
import { queryAll } from '../../functions/runtime/read.ts';
import type { Key, Table } from '../../functions/runtime/table.ts';
import { lookThrough } from './items.ts';
import type { Operator } from './operator.ts';

/**
 * All properties that a vendor ever listed, and photos. The own list has those that stand; of the others a tombstone is
 * left, which no key leads to, so that the table is looked through.
 */
export function vendorItems({ tables, progress }: Operator, vendorId: string): Promise<Key[]> {
  const filter = {
    FilterExpression: 'vendorId = :vendor AND sk IN (:property, :photo)',
    ExpressionAttributeValues: { ':vendor': vendorId, ':property': 'property', ':photo': 'photo' },
  };
  return lookThrough<Key>(tables.properties, filter, progress);
}

/** The network addresses from which a vendor has listed in the last days. */
export async function originsOf({ tables }: Operator, vendorId: string): Promise<Origin[]> {
  return (await readOrigins(tables.vendors)).filter((origin) => origin.vendorId === vendorId);
}

/** Notes of an owner on closed nights, in all months. */
export function notesOf(bookings: Table, propertyId: string): Promise<(Key & Record<string, unknown>)[]> {
  return queryAll(bookings, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :note)',
    ExpressionAttributeValues: { ':pk': nightsPartition(propertyId), ':note': notePrefix },
    ConsistentRead: true,
  });
}

/** Reviews of a property with the answers of its owner. */
export function reviewsOf(properties: Table, propertyId: string): Promise<Review[]> {
  return queryAll<Review>(properties, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reviewPartition(propertyId) },
    ConsistentRead: true,
  });
}

/** The nights of a property that its owner has closed, by month and room. */
export async function closedNightsOf(bookings: Table, propertyId: string): Promise<object[]> {
  const months = await queryAll<MonthItem>(bookings, {
    KeyConditionExpression: 'pk = :pk AND sk < :note',
    ExpressionAttributeValues: { ':pk': nightsPartition(propertyId), ':note': notePrefix },
  });
  return months.filter(({ closed }) => closed).map((item) => ({ of: item.sk, days: [...(item.closed ?? [])] }));
}
