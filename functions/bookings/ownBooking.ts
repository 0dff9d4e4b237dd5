import type { changeOwnBooking, takeBooking } from '../../shared/contracts/ownBookings.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import type { BookingSource } from '../../shared/rules/bookingSources.ts';
import { agreedPrices } from '../../shared/rules/ownBookings.ts';
import type { OpenProperty } from '../properties/openProperty.ts';
import { digestOfSent } from '../runtime/ids.ts';
import { type BookedRoom, type Booking, roomNightsOf } from './booking.ts';
import { type Actor, actLine } from './deskActs.ts';
import { kindsOfRooms } from './roomChoice.ts';
import { roomWanted } from './wantedRooms.ts';

type SentBooking = Input<typeof takeBooking>['body'];

/** Guest and price of an own booking, as its owner gives them. */
export type OwnGuest = Input<typeof changeOwnBooking>['body'];

/**
 * A booking that its owner takes: it is agreed already, so that it begins as an active one. The owner may give rooms that
 * travellers are not offered, and let more people sleep in them than they are listed for.
 * @throws Failure `room_not_found`
 */
export function ownBookingOf(
  id: string,
  sent: SentBooking,
  { property }: Pick<OpenProperty, 'property'>,
  by: Actor,
): Booking {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut } = sent;
  const stay = { checkIn, checkOut, rooms: namedRooms(sent.rooms, property) };
  return { ...agreedBooking(id, stay, property, by), ...ownGuestParts(sent, stay), sent: digestOfSent(sent) };
}

type OwnStay = Pick<Booking, 'checkIn' | 'checkOut' | 'rooms'>;

/** The parts of a booking that is agreed already and does not tell its guest. */
export function agreedBooking(id: string, stay: OwnStay, property: OpenProperty['property'], by: Actor) {
  const now = new Date().toISOString();
  return {
    id,
    state: 'active' as const,
    vendorId: property.vendorId,
    propertyId: property.id,
    hotelName: property.hotel.name,
    ...(property.hotel.urduName && { hotelUrduName: property.hotel.urduName }),
    location: property.location,
    ...stay,
    ...(property.probeFor !== undefined && { probe: true as const }),
    askedAt: now,
    answerBy: now,
    answeredAt: now,
    acts: [actLine('entered', by)],
  };
}

/** Guest and price of a booking, wherever it came from. */
export type GivenGuest = Omit<OwnGuest, 'source'> & { source: BookingSource };

/** The parts of a booking that follow from its guest and the agreed price. */
export function ownGuestParts(
  { userName, contactNumber, source, guests, price: agreed, priceFor }: GivenGuest,
  stay: OwnStay,
): Pick<Booking, 'guest' | 'source' | 'guests' | 'rooms'> {
  const { price, remainder } = agreedPrices(agreed, priceFor, roomNightsOf(stay));
  const rooms = stay.rooms.map((room, at) => ({
    ...room,
    price,
    remainder: at === 0 ? remainder || undefined : undefined,
  }));
  return { guest: { name: userName, email: '', phone: contactNumber }, source, guests, rooms };
}

function namedRooms(numbers: readonly number[], property: OpenProperty['property']): BookedRoom[] {
  const kinds = kindsOfRooms(property);
  return numbers.map((number) => {
    const room = property.rooms.find(({ roomNumber }) => roomNumber === number);
    if (!room) throw fail('room_not_found');
    return roomWanted(room, kinds[room.id] ?? '');
  });
}

/** The booking that an earlier call has stored. @throws Failure `sent_before` where that was another one */
export function takenBefore(booking: Booking, sent: SentBooking): Booking {
  if (booking.sent !== digestOfSent(sent)) throw fail('sent_before');
  return booking;
}
