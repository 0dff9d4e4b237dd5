import type { Booking } from '../bookings/booking.ts';
import { declineAll, isForSameNight, renumberAll } from '../bookings/declining.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { bookingStore } from '../bookings/moves.ts';
import { chooseRooms, hasKinds } from '../bookings/roomChoice.ts';
import { listener } from '../bus/listener.ts';
import { freeRooms } from '../nights/nightItem.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { listedRooms } from '../properties/listedRooms.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const ports = { bookings: bookingStore, lists: vendorBookings, nights: nightsHeld, listed: listedRooms };

/**
 * Declines requests for nights that another one has got. The index may not show yet a request that was sent at the moment
 * of the acceptance, or before its room was removed, so that every new one is looked at too. A room may have got another number
 * at that moment, which the function that follows numbers did not find in the index.
 */
export const handler = listener(
  {
    trigger: {
      on: 'bus',
      events: ['booking.requested', 'booking.accepted', 'booking.taken', 'booking.changed', 'booking.reinstated'],
    },
    summary: 'Decline the requests for nights that were just booked, and new ones that came too late.',
    harm: 'Guests wait for rooms that another guest has got.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  ports,
  async ({ name, detail }, opened: OpenPorts<typeof ports>) => {
    const booking = await opened.bookings.find(detail.bookingId);
    if (!booking) return { declined: 0 };
    if (name === 'booking.requested' || booking.state === 'pending')
      return { declined: await declineLate(booking, opened) };
    await renumberAll([booking], opened);
    return { declined: await declineOthers(booking, opened) };
  },
);

/** The acceptance, or the move to another room, may be an old one by now, and its nights free again: each request is judged by what is booked at this moment. */
async function declineOthers(booked: Booking, opened: OpenPorts<typeof ports>): Promise<number> {
  const waiting = await opened.lists.waiting(booked.vendorId);
  const overlapping = waiting.filter((request) => request.id !== booked.id && isForSameNight(request, booked));
  let declined = 0;
  for (const request of overlapping) declined += await declineTaken(request, opened);
  return declined;
}

/** A request that was answered or taken back meanwhile has nothing to be declined. */
async function declineLate(request: Booking, opened: OpenPorts<typeof ports>): Promise<number> {
  if (request.state !== 'pending') return 0;
  await renumberAll([request], opened);
  return declineTaken(request, opened);
}

/** A request is declined where its hotel has too few rooms of a kind left that it wants. Nights that are closed may be opened. */
async function declineTaken(request: Booking, { bookings, nights, listed }: OpenPorts<typeof ports>): Promise<number> {
  const [rooms, held] = await Promise.all([listed.of(request.propertyId), nights.findNow(request)]);
  if (!rooms || !hasKinds(request.rooms, rooms.property)) return declineAll([request], 'room_removed', bookings);
  const isFree = freeRooms(held.filter(({ kind }) => kind === 'booked'));
  if (chooseRooms(request.rooms, rooms.property, isFree)) return 0;
  return declineAll([request], 'nights_taken', bookings);
}
