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

/** Reviews of a property with the answers of its owner. */
export function reviewsOf(properties: Table, propertyId: string): Promise<Review[]> {
  return queryAll<Review>(properties, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reviewPartition(propertyId) },
    ConsistentRead: true,
  });
}
