import { fail } from '../../shared/errors.ts';
import { bookingMoves, mayMove, stateAt } from '../../shared/rules/bookingLife.ts';
import type { AutomaticReason, HostReason } from '../../shared/rules/declineReasons.ts';
import { type Advance, copyOf } from '../money/advance.ts';
import { askWrites } from '../money/advanceItem.ts';
import { bookWrites } from '../nights/nightItem.ts';
import type { ListedRooms } from '../properties/listedRooms.ts';
import type { OpenProperty } from '../properties/openProperty.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { type BookedRoom, type Booking, roomNights } from './booking.ts';
import { type MoveFields, moveWrite, readBooking, renumberWrite } from './bookingItem.ts';
import { type Actor, actLine, type HostSide, withAct } from './deskActs.ts';
import { dueWrite, forgetAt, reminderAt } from './due.ts';
import { end, standing } from './ends.ts';
import { eraseFromBooking } from './erasedGuest.ts';
import { countMove } from './moveFigures.ts';

/** Rooms that were chosen for a request, the check that they are there, and who accepts it. */
interface ChosenRooms extends Pick<OpenProperty, 'check'> {
  rooms: BookedRoom[];
  by: Actor;
  /** The advance that is asked for with the acceptance. */
  advance?: Advance | undefined;
}

/** Reason that an owner gives for declining: one of ours, words of his own, or both. */
export interface GivenReason {
  reasonCode?: HostReason | undefined;
  reason?: string | undefined;
}

/** Moves bookings through their life. A booking that the move has moved before is answered as it is. */
export const bookingStore = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  (table) => ({
    find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
    /**
     * Accepts a request: every night is taken on condition that it is free, and the rooms, which only one that waits needs,
     * on condition that they are there.
     * @throws Failure `not_waiting`, `conflict` where a night was taken or the property changed meanwhile
     */
    accept: (booking: Booking, chosen?: ChosenRooms) => accept(table, booking, chosen),
    /**
     * With the reason that the hotel's side gives, if any.
     * @throws Failure `not_waiting`, `conflict` where the check stops it
     */
    reject: (booking: Booking, host: HostSide, given: GivenReason = {}) =>
      end(table, booking, 'reject', { ...given, host }),
    /** Declines a request without its owner: another one got the nights, or the room is gone. @throws Failure `not_waiting` */
    decline: (booking: Booking, reasonCode: AutomaticReason) => end(table, booking, 'decline', { reasonCode }),
    /**
     * Takes a request back, or cancels a booking and sets its nights free.
     * @throws Failure `not_cancellable`, `conflict` where the request was accepted meanwhile
     */
    cancelAsGuest: (booking: Booking) =>
      end(table, booking, booking.state === 'pending' ? 'withdraw' : 'cancelAsGuest'),
    /** As `reject`. @throws Failure `not_cancellable`, `conflict` where the check stops it */
    cancelAsOwner: (booking: Booking, reason: string | undefined, host: HostSide) =>
      end(table, booking, 'cancelAsOwner', { ...(reason !== undefined && { reason }), host }),
    /**
     * Notes that the guest did not come, which frees the nights that are left; `charged` where the price counts as income.
     * @throws Failure `guest_arrived`, `not_missable`, `conflict` where the check stops it
     */
    miss: (booking: Booking, charged: boolean, host: HostSide) => {
      if (booking.arrivedAt !== undefined) throw fail('guest_arrived');
      const isOver = stateAt(booking, new Date()) === 'completed';
      return end(table, booking, isOver ? 'missAfterStay' : 'miss', { charged, host });
    },
    /** For its guest, whatever its owner does. @throws Failure `not_cancellable`, `conflict` as for a guest */
    cancelAsOperator: (booking: Booking, reason: string) =>
      end(table, booking, booking.state === 'pending' ? 'withdrawAsOperator' : 'cancelAsOperator', { reason }),
    /**
     * Writes the numbers of its rooms into a booking that is ahead; tells whether one had another.
     * @throws Failure `conflict` where the property was changed meanwhile
     */
    renumber: async (booking: Booking, { property, check }: ListedRooms): Promise<boolean> => {
      const numbers = new Map(property.rooms.map(({ id, roomNumber }) => [id, roomNumber]));
      const rooms = booking.rooms.map((room) => ({ ...room, number: numbers.get(room.id) ?? room.number }));
      if (rooms.every(({ number }, at) => number === booking.rooms[at]?.number)) return false;
      const stopped = await transact(table, [renumberWrite(table.name, booking, rooms), check]);
      if (stopped.includes(1)) throw fail('conflict');
      return stopped.length === 0;
    },
  }),
);

/** Moves bookings as time goes on. */
export const bookingClock = port('bookings', ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /** Ends the time of a request that nobody answered. @throws Failure `not_waiting` */
  expire: (booking: Booking) => end(table, booking, 'expire'),
  /** Notes when the guest of a booking is to be reminded. */
  remindLater: async (booking: Booking): Promise<void> => {
    await transact(table, [dueWrite(table.name, 'reminder', booking, reminderAt(booking))]);
  },
  /** Takes out of a booking who its guest was, and what the owner wrote of it: nobody else ever read it. */
  forget: (booking: Booking): Promise<void> =>
    eraseFromBooking(table, booking, { guest: true, words: ['note', 'reason'] }),
  /** Notes again when its guest is to be forgotten: the stay was moved since. */
  forgetLater: async (booking: Booking): Promise<void> => {
    await transact(table, [dueWrite(table.name, 'forget', booking, forgetAt(booking))]);
  },
  /** Notes that its guest is reminded now; the mail follows from that. */
  remind: async (booking: Booking): Promise<void> => {
    const remindedAt = new Date().toISOString();
    await transact(table, [moveWrite(table.name, booking, { state: booking.state, remindedAt })]);
  },
}));

async function accept(table: Table, booking: Booking, chosen?: ChosenRooms): Promise<Booking> {
  const now = new Date();
  if (booking.state === 'active') return booking;
  if (!chosen || !mayMove('accept', booking, now)) throw fail('not_waiting');
  const { rooms, check, by, advance } = chosen;
  const { to } = bookingMoves.accept;
  const asked = advance && { advance: copyOf(advance, booking, to) };
  const moved: MoveFields = { state: to, answeredAt: now.toISOString(), rooms, ...asked };
  const nights = rooms.flatMap((room) => bookWrites(table.name, roomNights(booking, room)));
  const move = withAct(moveWrite(table.name, booking, moved), booking, actLine('accepted', by));
  const asking = advance ? askWrites(table.name, advance) : [];
  const stopped = await transact(table, [move, ...nights, check, ...asking]);
  if (stopped.includes(0)) return standing(table, booking, moved.state);
  if (stopped.length > 0) throw fail('conflict');
  countMove('accept', booking, moved);
  return { ...booking, ...moved };
}
