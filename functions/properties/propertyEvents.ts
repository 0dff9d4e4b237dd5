import type { ReviewSums } from '../../shared/rules/reviews.ts';
import type { DomainEvent } from '../bus/domainEvents.ts';
import type { Change } from '../runtime/changes.ts';
import type { Key } from '../runtime/table.ts';
import { type AccountItem, vendorOf } from './propertyCount.ts';
import { type PropertyItem, propertyIdOf, type Tombstone } from './propertyItem.ts';
import type { RemovalItem } from './removal.ts';

type ItemChange<Item> = Change<Item & Key>;

/** The events of a change of an item beside a property, by its sort key. */
const eventsBySk: Readonly<Record<string, (change: ItemChange<never>) => DomainEvent[]>> = {
  removal: ofRemoval,
  property: ofRecord,
  properties: ofAccount,
  reviews: ofReviews,
};

/** The events of a change in the table of properties. */
export function propertyEvents(change: Change<Key>): DomainEvent[] {
  const { sk } = change.after ?? change.before ?? { sk: '' };
  return eventsBySk[sk]?.(change as ItemChange<never>) ?? [];
}

function ofRemoval({ before, after }: ItemChange<RemovalItem>): DomainEvent[] {
  if (!before?.by || after?.by) return [];
  const { vendorId, revision } = after ?? before;
  return [{ name: 'rooms.removed', detail: { propertyId: propertyIdOf(before), vendorId, revision } }];
}

function ofRecord({ before, after }: ItemChange<PropertyItem | Tombstone>): DomainEvent[] {
  const numbers = new Map(before?.rooms?.map(({ id, roomNumber }) => [id, roomNumber]));
  const renumbered = after?.rooms?.filter(({ id, roomNumber }) => (numbers.get(id) ?? roomNumber) !== roomNumber) ?? [];
  if (!after || renumbered.length === 0) return [];
  const { id: propertyId, vendorId, revision } = after;
  const roomIds = renumbered.map(({ id }) => id);
  return [{ name: 'rooms.renumbered', detail: { propertyId, vendorId, revision, roomIds } }];
}

function ofAccount({ before, after }: ItemChange<AccountItem>): DomainEvent[] {
  if (!after?.confirmed || before?.confirmed) return [];
  return [{ name: 'vendor.confirmed', detail: { vendorId: vendorOf(after) } }];
}

function ofReviews({ after }: ItemChange<ReviewSums>): DomainEvent[] {
  return after ? [{ name: 'review.written', detail: { propertyId: propertyIdOf(after), revision: after.count } }] : [];
}
