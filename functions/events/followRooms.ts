import type { Booking } from '../bookings/booking.ts';
import { declineAll, renumberAll } from '../bookings/declining.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { bookingStore } from '../bookings/moves.ts';
import { hasKinds } from '../bookings/roomChoice.ts';
import type { EventDetails } from '../bus/domainEvents.ts';
import { listener } from '../bus/listener.ts';
import { listedRooms } from '../properties/listedRooms.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import type { Outcome } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { isHidden } from '../search/indexedProperty.ts';

const ports = { bookings: bookingStore, lists: vendorBookings, properties: propertyLookup, listed: listedRooms };

export const handler = listener(
  {
    trigger: { on: 'bus', events: ['rooms.removed', 'rooms.renumbered'] },
    summary: 'Decline the requests for rooms that were removed, and write new numbers of rooms into bookings ahead.',
    harm: 'Guests wait for rooms that are gone, or know a number that their room no longer has.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  ports,
  async (event, opened: OpenPorts<typeof ports>): Promise<Outcome> =>
    event.name === 'rooms.removed'
      ? { declined: await declineRemoved(event.detail, opened) }
      : { renumbered: await renumberAhead(event.detail, opened) },
);

/**
 * Declines requests for rooms that are gone or hidden once a removal has ended; one that was given up left all as it was. Those at
 * an owner who is suspended wait for an operator, who tells their guests why.
 */
async function declineRemoved(
  { propertyId, vendorId }: EventDetails['rooms.removed'],
  { bookings, lists, properties }: OpenPorts<typeof ports>,
): Promise<number> {
  const property = await properties.findNow(propertyId);
  const isThere = ({ rooms, userId }: Booking) =>
    property !== undefined &&
    !isHidden({ hidden: property.hidden, probeFor: property.probeFor }, userId) &&
    hasKinds(rooms, property);
  const waiting = await lists.waiting(vendorId);
  const gone = waiting.filter((request) => request.propertyId === propertyId && !isThere(request));
  return declineAll(gone, 'room_removed', bookings);
}

/** Requests are read before bookings: one that is accepted meanwhile is in the second list. */
async function renumberAhead(
  { propertyId, vendorId, roomIds }: EventDetails['rooms.renumbered'],
  opened: OpenPorts<typeof ports>,
): Promise<number> {
  const isIn = new Set(roomIds);
  const ahead = [...(await opened.lists.waiting(vendorId)), ...(await opened.lists.active(vendorId))];
  const own = ahead.filter((each) => each.propertyId === propertyId && each.rooms.some(({ id }) => isIn.has(id)));
  return renumberAll(own, opened);
}
