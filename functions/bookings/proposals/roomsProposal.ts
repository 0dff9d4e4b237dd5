import { fail } from '../../../shared/errors.ts';
import { today } from '../../../shared/rules/dates.ts';
import type { Days, HeldNight } from '../../nights/nightItem.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import { type BookedRoom, hasTraveller, nightsFrom, replaceRoom } from '../booking.ts';
import { exchangeOf, isExchangeFree } from '../exchange.ts';
import { roomToMove } from '../movableRoom.ts';
import { averageNight } from '../quotes/stayQuote.ts';
import { kindsOfRooms } from '../roomChoice.ts';
import { roomWanted } from '../wantedRooms.ts';
import { asShown, type Proposal, proposalOf, type SentProposal, type ToldBooking } from './proposal.ts';

type SentRooms = NonNullable<SentProposal['rooms']>;

/** The property of a booking, and its nights that are held from today on. */
interface Stock {
  property: IndexedProperty;
  held: readonly HeldNight[];
}

/**
 * A proposal of the owner that gives a booking other rooms, by their numbers.
 * @throws Failure `nobody_to_ask`, `rooms_fixed`, `booking_changed`, `room_not_found`, `nights_taken`, `price_above_list`
 */
export function roomsProposal(booking: ToldBooking, sent: SentProposal, { property, held }: Stock): Proposal {
  if (!hasTraveller(booking)) throw fail('nobody_to_ask');
  const now = new Date();
  const day = today(now);
  const wanted = new Map(sent.rooms?.map((each) => [roomToMove(booking, each.roomNumber, now), each]));
  asShown(booking, sent);
  const rooms = booking.rooms.flatMap((room) => {
    const to = wanted.get(room);
    const next = to && proposedRoom({ room, days: nightsFrom(booking, room, day) }, to, property);
    return next ? replaceRoom(booking, room, next, day) : room;
  });
  const { checkIn, checkOut, guests, children, beside } = booking;
  if (!isExchangeFree(exchangeOf(booking, { checkIn, checkOut, rooms }, day), held)) throw fail('nights_taken');
  return proposalOf(
    booking,
    { by: 'owner', what: 'rooms', rooms, checkIn, checkOut, guests, children, beside },
    sent,
    now,
  );
}

/** The room that is proposed in the place of one for some days, at a price up to its own one on them or to what was agreed. */
function proposedRoom(
  { room, days }: { room: BookedRoom; days: Days },
  { toRoomNumber, price }: SentRooms[number],
  property: IndexedProperty,
): BookedRoom {
  const found = property.rooms.find(({ roomNumber }) => roomNumber === toRoomNumber);
  if (!found) throw fail('room_not_found');
  if (found.id === room.id) throw fail('nights_taken');
  const max = Math.max(averageNight(property, found, days), room.price);
  if (price > max) throw fail('price_above_list', { params: { max } });
  const kept = price === room.price && { remainder: room.remainder };
  return { ...roomWanted(found, kindsOfRooms(property)[found.id] ?? ''), price, ...kept };
}
