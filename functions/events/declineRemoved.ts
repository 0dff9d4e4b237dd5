import { declineAll } from '../bookings/declining.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { bookingStore } from '../bookings/moves.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import type { RemovalItem } from '../properties/removal.ts';
import { type Change, onChange } from '../runtime/onChange.ts';
import type { Key } from '../runtime/table.ts';

type StoredRemoval = RemovalItem & Key;

/**
 * When a removal has ended, requests for what is gone, or hidden, are declined; one that was given up leaves all as it
 * was.
 */
export const handler = onChange(
  {
    trigger: { on: 'table', table: 'properties', sk: 'removal' },
    summary: 'Decline the requests for rooms that were removed.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { bookings: bookingStore, lists: vendorBookings, properties: propertyLookup },
  async ({ before, after }: Change<StoredRemoval>, { bookings, lists, properties }) => {
    if (!before?.by || after?.by) return { declined: 0 };
    const propertyId = before.pk.slice(before.pk.indexOf('#') + 1);
    const property = await properties.findNow(propertyId);
    const rooms = property && !property.hidden ? property.rooms : [];
    const isThere = (roomId: string) => rooms.some(({ id }) => id === roomId);
    const waiting = await lists.waiting(before.vendorId);
    const gone = waiting.filter((request) => request.propertyId === propertyId && !isThere(request.roomId));
    return { declined: await declineAll(gone, 'room_removed', bookings) };
  },
);
