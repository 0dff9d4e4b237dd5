import { fail } from '../../shared/errors.ts';
import { mayChange, type RoomsChange } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { isSmaller } from '../../shared/rules/roomMoves.ts';
import { bookWrites, unbookWrites } from '../nights/nightItem.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type BookedRoom, type Booking, hasTraveller, nightsFrom, revisionOf, roomsFrom } from './booking.ts';
import { moveWrite, readBooking } from './bookingItem.ts';

/** A room of a booking as it was in a revision, by its number, and the room that is to take its place. */
interface RoomMove {
  roomNumber: number;
  revision: number;
  to: BookedRoom;
}

/** Moves rooms of active bookings to other rooms of the hotel. */
export const roomMoves = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Frees the nights of a room from today on, and holds those of another on condition that nothing holds one of them. The checks say
   * that the other room is there, and that the owner is not suspended. A call that comes again is answered with what it has changed.
   * @throws Failure `rooms_fixed`, `booking_changed`, `room_is_smaller`, `nights_taken`, `conflict` where it was changed at this moment
   */
  move: (booking: Booking, move: RoomMove, checks: Write[]) => moveRoom(table, booking, move, checks),
}));

/** The room of that number that a booking has by now. @throws Failure `rooms_fixed`, `booking_changed` */
export function roomToMove(booking: Booking, roomNumber: number, now: Date): BookedRoom {
  if (!mayChange('moveRoom', booking, now)) throw fail('rooms_fixed');
  const room = roomsFrom(booking, today(now)).find(({ number }) => number === roomNumber);
  if (!room) throw fail('booking_changed');
  return room;
}

async function moveRoom(table: Table, booking: Booking, move: RoomMove, checks: Write[]): Promise<Booking> {
  const now = new Date();
  const day = today(now);
  if (isMoved(booking, move, day)) return booking;
  const room = roomToMove(booking, move.roomNumber, now);
  if (revisionOf(booking) !== move.revision) throw fail('booking_changed');
  const next = { ...move.to, price: room.price };
  if (hasTraveller(booking) && isSmaller(next, room)) throw fail('room_is_smaller');
  const left = nightsFrom(booking, room, day);
  const held = bookWrites(table.name, { ...left, roomId: next.id });
  const changed: RoomsChange = { at: now.toISOString(), by: 'owner', what: 'moved' };
  const rooms = booking.rooms.flatMap((each) => (each === room ? replaced(booking, room, next, day) : each));
  const moved = { state: booking.state, rooms, changed };
  const first = [moveWrite(table.name, booking, moved), ...unbookWrites(table.name, left)];
  const stopped = await transact(table, [...first, ...held, ...checks]);
  if (stopped.some((at) => at >= first.length && at < first.length + held.length)) throw fail('nights_taken');
  if (stopped.length > 0) throw fail('conflict');
  return { ...booking, ...moved, revision: move.revision + 1 };
}

/** Whether the one change since a revision is this move: the answer to an earlier call may be lost. */
function isMoved(booking: Booking, { roomNumber, revision, to }: RoomMove, day: string): boolean {
  if (booking.revision !== revision + 1 || booking.changed?.what !== 'moved') return false;
  const rooms = roomsFrom(booking, day);
  return rooms.some(({ id }) => id === to.id) && !rooms.some(({ number }) => number === roomNumber);
}

/** A room of a booking and the one that takes its place: nights before a day were stayed in the first. */
function replaced(booking: Booking, room: BookedRoom, next: BookedRoom, day: string): BookedRoom[] {
  const { from, until } = room;
  if ((from ?? booking.checkIn) < day)
    return [
      { ...room, until: day },
      { ...next, from: day, until },
    ];
  return [{ ...next, from, until }];
}
