import type { proposeChange } from '../../../shared/contracts/proposals.ts';
import type { Input } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import { today } from '../../../shared/rules/dates.ts';
import { type ProposalEnd, type ProposalState, proposalEndsAt } from '../../../shared/rules/proposalLife.ts';
import type { Quote } from '../../../shared/rules/quote.ts';
import type { Side } from '../../../shared/rules/roomMoves.ts';
import type { Days } from '../../nights/nightItem.ts';
import { digestOfSent, newId } from '../../runtime/ids.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import {
  type BookedRoom,
  type Booking,
  bookingTotal,
  hasTraveller,
  nightsFrom,
  replaceRoom,
  revisionOf,
} from '../booking.ts';
import { roomToMove } from '../movableRoom.ts';
import { averageNight } from '../quotes/stayQuote.ts';
import { kindsOfRooms } from '../roomChoice.ts';
import { roomWanted } from '../wantedRooms.ts';

/** A change of a booking that one side proposes, and the other answers. Instants are ISO 8601. */
export interface Proposal {
  id: string;
  bookingId: string;
  by: Side;
  state: ProposalState;
  /** The revision of the booking on which it stands: a booking that has changed since is not what was looked at. */
  revision: number;
  /** The rooms of the booking after it. */
  rooms: BookedRoom[];
  /** The totals of the booking as it was agreed then, and after it: whole PKR. */
  agreedTotal: number;
  total: number;
  /** Digest of what was sent: a call that comes again is known by it. */
  sent: string;
  askedAt: string;
  endsAt: string;
  /** When it was answered, taken back, or ended. */
  endedAt?: string | undefined;
  endedBy?: ProposalEnd | undefined;
}

/** A booking with its latest proposal and its quote, where it was read with them. */
export interface ToldBooking extends Booking {
  proposal?: Proposal | undefined;
  /** The price of it by now, with all lines. */
  quote?: Quote | undefined;
}

type SentProposal = Input<typeof proposeChange>['body'];

/**
 * A proposal of the owner for a booking as it was read.
 * @throws Failure `nobody_to_ask`, `rooms_fixed`, `booking_changed`, `room_not_found`, `nights_taken`, `price_above_list`
 */
export function proposalOf(booking: Booking, sent: SentProposal, property: IndexedProperty): Proposal {
  if (!hasTraveller(booking)) throw fail('nobody_to_ask');
  const now = new Date();
  const day = today(now);
  const wanted = new Map(sent.rooms.map((each) => [roomToMove(booking, each.roomNumber, now), each]));
  if (revisionOf(booking) !== sent.revision) throw fail('booking_changed');
  const rooms = booking.rooms.flatMap((room) => {
    const to = wanted.get(room);
    const next = to && proposedRoom({ room, days: nightsFrom(booking, room, day) }, to, property);
    return next ? replaceRoom(booking, room, next, day) : room;
  });
  return {
    id: newId(9),
    bookingId: booking.id,
    by: 'owner',
    state: 'open',
    revision: sent.revision,
    rooms,
    agreedTotal: bookingTotal(booking),
    total: bookingTotal({ ...booking, rooms }),
    sent: digestOfSent(sent),
    askedAt: now.toISOString(),
    endsAt: proposalEndsAt(now, booking.checkIn),
  };
}

/** The room that is proposed in the place of one for some days, at a price up to its own one on them or to what was agreed. */
function proposedRoom(
  { room, days }: { room: BookedRoom; days: Days },
  { toRoomNumber, price }: SentProposal['rooms'][number],
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

/** Whether two proposals are for one and the same change; what is sent names the revision. */
export function isSameChange(one: Proposal, other: Proposal): boolean {
  return one.by === other.by && one.sent === other.sent;
}
