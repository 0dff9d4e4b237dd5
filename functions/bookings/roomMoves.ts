import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { needsYes, type RoomsChange } from '../../shared/rules/roomMoves.ts';
import { withChangedAdvance } from '../money/changedStay.ts';
import { changeNights } from '../nights/changeNights.ts';
import { movedEventWrite } from '../nights/handOver.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type BookedRoom, type Booking, hasTraveller, replaceRoom, revisionOf, roomsFrom } from './booking.ts';
import { moveWrite, readBooking } from './bookingItem.ts';
import { type Actor, actLine, withAct } from './deskActs.ts';
import { exchangeOf, nightChangeOf } from './exchange.ts';
import { roomToMove } from './movableRoom.ts';

/** A room of a booking as it was in a revision, by its number, the room that is to take its place, and who moves it. */
interface RoomMove {
  roomNumber: number;
  revision: number;
  /** Whole PKR a night from now on; the agreed price where it is left out. */
  price?: number | undefined;
  to: BookedRoom;
  by: Actor;
}

/** Moves rooms of active bookings to other rooms of the hotel. */
export const roomMoves = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  (table) => ({
    find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
    /**
     * Frees the nights of a room from today on, and holds those of another on condition that nothing holds one of them. The checks say
     * that the other room is there, and that the owner is not suspended. A call that comes again is answered with what it has changed.
     * @throws Failure `rooms_fixed`, `booking_changed`, `guest_must_agree`, `nights_taken`, `conflict` where it was changed at this moment
     */
    move: (booking: Booking, move: RoomMove, checks: Write[]) => moveRoom(table, booking, move, checks),
  }),
);

async function moveRoom(table: Table, booking: Booking, move: RoomMove, checks: Write[]): Promise<Booking> {
  const now = new Date();
  const day = today(now);
  if (isMoved(booking, move, day)) return booking;
  const room = roomToMove(booking, move.roomNumber, now);
  if (revisionOf(booking) !== move.revision) throw fail('booking_changed');
  if (move.to.id === room.id) throw fail('nights_taken');
  const next = { ...move.to, ...priceAfter(move, room) };
  if (hasTraveller(booking) && needsYes(next, room)) throw fail('guest_must_agree');
  const rooms = booking.rooms.flatMap((each) => (each === room ? replaceRoom(booking, room, next, day) : each));
  const nights = nightChangeOf(booking, exchangeOf(booking, { ...booking, rooms }, day));
  const changed: RoomsChange = { at: now.toISOString(), by: 'owner', what: 'moved' };
  const moved = { state: booking.state, rooms, changed };
  const { update, writes } = await withChangedAdvance(table, booking, moved, moveWrite(table.name, booking, moved));
  const write = withAct(update, booking, actLine('moved', move.by));
  const others = [write, ...writes, ...checks, ...eventWrites(table.name, booking, next.id)];
  const stopped = await changeNights(table, nights, others);
  if (stopped.length > 0) throw fail('conflict');
  return { ...booking, ...moved, revision: move.revision + 1 };
}

/** A moved room keeps its price to the rupee; a new one leaves nothing of what was agreed beyond it. */
function priceAfter({ price }: RoomMove, room: BookedRoom): Pick<BookedRoom, 'price' | 'remainder'> {
  return price === undefined ? { price: room.price, remainder: room.remainder } : { price };
}

/** The event of a booking that its channel keeps is in the room of the booking: our link tells the channel the others. */
function eventWrites(TableName: string, booking: Booking, roomId: string): Write[] {
  const { id: bookingId, event: by, propertyId, checkIn, checkOut } = booking;
  if (by === undefined) return [];
  return [movedEventWrite(TableName, { propertyId, by, bookingId }, { roomId, checkIn, checkOut })];
}

/** Whether the one change since a revision is this move: the answer to an earlier call may be lost. */
function isMoved(booking: Booking, { roomNumber, revision, to }: RoomMove, day: string): boolean {
  if (booking.revision !== revision + 1 || booking.changed?.what !== 'moved') return false;
  const rooms = roomsFrom(booking, day);
  return rooms.some(({ id }) => id === to.id) && !rooms.some(({ number }) => number === roomNumber);
}
