import { fail } from '../../shared/errors.ts';
import { type BookingChange, bookingChanges, mayChange } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import type { RoomsChange } from '../../shared/rules/roomMoves.ts';
import { withChangedAdvance } from '../money/changedStay.ts';
import { bookedMonths, changeNights } from '../nights/changeNights.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { type BookedRoom, type Booking, nightsFrom, revisionOf, roomsFrom } from './booking.ts';
import { moveWrite, readBooking } from './bookingItem.ts';
import { bySide, type HostSide } from './deskActs.ts';

/** Rooms that are given back, by their numbers, of a booking as it was in a revision. */
interface GivenBack {
  roomNumbers: readonly number[];
  revision: number;
}

/** Changes the rooms of bookings that are active. */
export const roomChanges = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  (table) => ({
    find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
    /**
     * Gives rooms back and frees their nights from today on. A call that comes again is answered with what it has changed.
     * @throws Failure `rooms_fixed`, `last_room`, `booking_changed`, `conflict` where it was changed at this moment
     */
    giveBackAsGuest: (booking: Booking, given: GivenBack) =>
      giveBack(table, booking, { ...given, as: 'giveBackAsGuest' }),
    /** For the hotel's side. @throws Failure as above */
    giveBackAsOwner: (booking: Booking, given: GivenBack, host: HostSide) =>
      giveBack(table, booking, { ...given, as: 'giveBackAsOwner', host }),
  }),
);

interface RoomsReturn extends GivenBack {
  as: BookingChange;
  host?: HostSide;
}

async function giveBack(table: Table, booking: Booking, { as, host, ...given }: RoomsReturn): Promise<Booking> {
  const now = new Date();
  const day = today(now);
  const { by } = bookingChanges[as];
  if (!mayChange(as, booking, now)) throw fail('rooms_fixed');
  const held = roomsFrom(booking, day);
  const rooms = held.filter(({ number }) => given.roomNumbers.includes(number));
  if (isGivenBack(booking, by, given) && rooms.length === 0) return booking;
  if (revisionOf(booking) !== given.revision || rooms.length < new Set(given.roomNumbers).size) {
    throw fail('booking_changed');
  }
  if (rooms.length === held.length) throw fail('last_room');
  const frees = rooms.flatMap((room) => bookedMonths(nightsFrom(booking, room, day)));
  const changed: RoomsChange = { at: now.toISOString(), by, what: 'givenBack' };
  const moved = { state: booking.state, rooms: withoutRooms(booking, rooms, day), changed };
  const { update, writes } = await withChangedAdvance(table, booking, moved, moveWrite(table.name, booking, moved));
  const others = [...bySide(update, booking, 'givenBack', host), ...writes];
  const stopped = await changeNights(table, { propertyId: booking.propertyId, frees }, others);
  if (stopped.length > 0) throw fail('conflict');
  return { ...booking, ...moved, revision: given.revision + 1 };
}

/** Whether the one change since a revision is that a side gave rooms back: the answer to an earlier call may be lost. */
function isGivenBack({ revision, changed }: Booking, by: RoomsChange['by'], given: GivenBack): boolean {
  return revision === given.revision + 1 && changed?.what === 'givenBack' && changed.by === by;
}

/** The rooms of a booking without some of them from a day on: the nights before were stayed. */
function withoutRooms(booking: Booking, gone: readonly BookedRoom[], day: string): BookedRoom[] {
  return booking.rooms.flatMap((room) => {
    if (!gone.includes(room)) return room;
    return (room.from ?? booking.checkIn) < day ? { ...room, until: day } : [];
  });
}
