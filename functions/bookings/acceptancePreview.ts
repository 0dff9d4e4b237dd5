import type { AcceptancePreview } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import { mayMove } from '../../shared/rules/bookingLife.ts';
import { nightsOf } from '../../shared/rules/stays.ts';
import { type AskedAdvance, askingOf, askingPorts } from '../money/asking.ts';
import { freeRooms, type HeldNight } from '../nights/nightItem.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { openPropertyLookup } from '../properties/openProperty.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { type Booking, roomNights } from './booking.ts';
import { isForSameNight } from './declining.ts';
import { vendorBookings } from './lists.ts';
import { presentBooking } from './presentBooking.ts';
import { quoteOfBooking } from './quotes/bookedQuote.ts';
import { fixedQuotes } from './quotes/quoteItem.ts';
import { chooseRooms, type RoomStock, roomsToTake } from './roomChoice.ts';

/** Ports that look at what an acceptance would do. */
export const previewPorts = {
  lists: vendorBookings,
  properties: openPropertyLookup,
  nights: nightsHeld,
  quotes: fixedQuotes,
  ...askingPorts,
};

/**
 * The rooms that a request would get at this moment, and the waiting requests that would then find too few rooms of a kind: one
 * Query of nights for all of them.
 * @throws Failure `not_waiting`, `nights_taken`, `room_not_found`, `being_changed`
 */
export async function acceptancePreview(
  request: Booking,
  ports: OpenPorts<typeof previewPorts>,
): Promise<AcceptancePreview> {
  if (!mayMove('accept', request, new Date())) throw fail('not_waiting');
  const [property, waiting, fixed] = await Promise.all([
    ports.properties.find(request),
    ports.lists.waiting(request.vendorId),
    ports.quotes.of(request.id),
  ]);
  const others = waiting.filter((other) => other.id !== request.id && isForSameNight(other, request));
  const held = await ports.nights.findNow(spanOf([request, ...others]));
  const rooms = roomsToTake(request, property, freeRooms(heldWithin(held, request)));
  const accepted = { ...request, rooms };
  const booked = [...held.filter(({ kind }) => kind === 'booked'), ...heldBy(accepted)];
  const declined = others.filter((other) => isDeclined(other, booked, property));
  const quote = quoteOfBooking(accepted, fixed);
  const advance = presentAsking(await askingOf(request, ports));
  return {
    ...{ rooms: presentBooking(accepted).rooms, quote, declines: declined.map(presentDeclined) },
    ...(advance && { advance }),
  };
}

function presentAsking(asking: AskedAdvance): AcceptancePreview['advance'] {
  if (!asking || 'none' in asking) return asking;
  const { amount, until = '' } = asking.advance;
  return { amount, until };
}

/** All days of stays at one hotel. */
function spanOf(stays: readonly [Booking, ...Booking[]]): Pick<Booking, 'propertyId' | 'checkIn' | 'checkOut'> {
  const [checkIn = ''] = stays.map((stay) => stay.checkIn).sort();
  const checkOut =
    stays
      .map((stay) => stay.checkOut)
      .sort()
      .at(-1) ?? '';
  return { propertyId: stays[0].propertyId, checkIn, checkOut };
}

/** A request is declined by what is booked alone: nights that are closed may be opened. */
function isDeclined(request: Booking, booked: readonly HeldNight[], stock: RoomStock): boolean {
  return chooseRooms(request.rooms, stock, freeRooms(heldWithin(booked, request))) === undefined;
}

function heldWithin(held: readonly HeldNight[], { checkIn, checkOut }: Booking): HeldNight[] {
  return held.filter(({ day }) => checkIn <= day && day < checkOut);
}

function heldBy(booking: Booking): HeldNight[] {
  return booking.rooms.flatMap((room) => {
    const { roomId, checkIn, checkOut } = roomNights(booking, room);
    return nightsOf(checkIn, checkOut).map((day) => ({ roomId, day, kind: 'booked' as const }));
  });
}

function presentDeclined({ id, guest, checkIn, checkOut }: Booking): AcceptancePreview['declines'][number] {
  return { bookingRequestId: id, userName: guest.name, bookingStartDate: checkIn, bookingEndDate: checkOut };
}
