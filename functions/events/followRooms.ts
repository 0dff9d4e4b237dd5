import type { Booking } from '../bookings/booking.ts';
import { declineAll, renumberAll } from '../bookings/declining.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { bookingStore } from '../bookings/moves.ts';
import { type PropertyItem, propertyIdOf, type Tombstone } from '../properties/propertyItem.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import type { RemovalItem } from '../properties/removal.ts';
import { roomNumbers } from '../properties/roomNumbers.ts';
import { type Change, onChange } from '../runtime/onChange.ts';
import type { Outcome } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Key } from '../runtime/table.ts';
import { isHidden } from '../search/indexedProperty.ts';

type StoredRemoval = RemovalItem & Key;
type StoredRecord = (PropertyItem | Tombstone) & Key;

const ports = { bookings: bookingStore, lists: vendorBookings, properties: propertyLookup, numbers: roomNumbers };

/** One function follows removals and numbers, for a stream has two readers at most. */
export const handler = onChange(
  {
    trigger: { on: 'table', table: 'properties', sk: ['removal', 'property'] },
    summary: 'Decline the requests for rooms that were removed, and write new numbers of rooms into bookings ahead.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  ports,
  async (change: Change<StoredRemoval | StoredRecord>, opened: OpenPorts<typeof ports>): Promise<Outcome> =>
    isOfRemoval(change)
      ? { declined: await declineRemoved(change, opened) }
      : { renumbered: await renumberAhead(change as Change<StoredRecord>, opened) },
);

function isOfRemoval(change: Change<StoredRemoval | StoredRecord>): change is Change<StoredRemoval> {
  return (change.after ?? change.before)?.sk === 'removal';
}

/**
 * Declines requests for rooms that are gone or hidden once a removal has ended; one that was given up left all as it was. Those at
 * an owner who is suspended wait for an operator, who tells their guests why.
 */
async function declineRemoved(
  { before, after }: Change<StoredRemoval>,
  opened: OpenPorts<typeof ports>,
): Promise<number> {
  if (!before?.by || after?.by) return 0;
  const { bookings, lists, properties } = opened;
  const propertyId = propertyIdOf(before);
  const property = await properties.findNow(propertyId);
  const isThere = ({ roomId, userId }: Booking) =>
    property !== undefined &&
    !isHidden({ hidden: property.hidden, probeFor: property.probeFor }, userId) &&
    property.rooms.some(({ id }) => id === roomId);
  const waiting = await lists.waiting(before.vendorId);
  const gone = waiting.filter((request) => request.propertyId === propertyId && !isThere(request));
  return declineAll(gone, 'room_removed', bookings);
}

/** Requests are read before bookings: one that is accepted meanwhile is in the second list. */
async function renumberAhead(
  { before, after }: Change<StoredRecord>,
  opened: OpenPorts<typeof ports>,
): Promise<number> {
  const numbers = new Map(before?.rooms?.map(({ id, roomNumber }) => [id, roomNumber]));
  const renumbered = after?.rooms?.filter(({ id, roomNumber }) => (numbers.get(id) ?? roomNumber) !== roomNumber) ?? [];
  if (!after || renumbered.length === 0) return 0;
  const isIn = new Set(renumbered.map(({ id }) => id));
  const ahead = [...(await opened.lists.waiting(after.vendorId)), ...(await opened.lists.active(after.vendorId))];
  const own = ahead.filter(({ propertyId, roomId }) => propertyId === after.id && isIn.has(roomId));
  return renumberAll(own, opened);
}
