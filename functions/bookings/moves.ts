import { fail } from '../../shared/errors.ts';
import {
  bookingMoves,
  type Canceller,
  type Move,
  type Mover,
  mayMove,
  stateAt,
} from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import type { AutomaticReason, HostReason } from '../../shared/rules/declineReasons.ts';
import { bookWrites, unbookWrites } from '../nights/nightItem.ts';
import type { ListedRooms } from '../properties/listedRooms.ts';
import type { OpenProperty } from '../properties/openProperty.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type BookedRoom, type Booking, nightsFrom, roomNights } from './booking.ts';
import { type MoveFields, moveWrite, readBooking, renumberWrite } from './bookingItem.ts';
import { dueWrite, forgetAt, reminderAt } from './due.ts';
import { eraseFromBooking } from './erasedGuest.ts';
import { countMove } from './moveFigures.ts';

/** Rooms that were chosen for a request, and the check that they are there. */
interface ChosenRooms extends Pick<OpenProperty, 'check'> {
  rooms: BookedRoom[];
}

/** Reason that an owner gives for declining: one of ours, words of his own, or both. */
export interface GivenReason {
  reasonCode?: HostReason | undefined;
  reason?: string | undefined;
}

/** Reason of a move, and a check that it is held to. */
type EndReason = Pick<MoveFields, 'reason' | 'reasonCode' | 'charged'> & { check?: Write };

/** Reads one booking as it is at this moment, or undefined when there is none. */
export const bookingLookup = port('bookings', ['GetItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
}));

/** Moves bookings through their life. A booking that the move has moved before is answered as it is. */
export const bookingStore = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Accepts a request: every night is taken on condition that it is free, and the rooms, which only one that waits needs,
   * on condition that they are there.
   * @throws Failure `not_waiting`, `conflict` where a night was taken or the property changed meanwhile
   */
  accept: (booking: Booking, chosen?: ChosenRooms) => accept(table, booking, chosen),
  /**
   * As the owner whose `check` says that he is not suspended, with the reason that he gives, if any.
   * @throws Failure `not_waiting`, `conflict` where the check stops it
   */
  reject: (booking: Booking, check: Write, given: GivenReason = {}) =>
    end(table, booking, 'reject', { ...given, check }),
  /** Declines a request without its owner: another one got the nights, or the room is gone. @throws Failure `not_waiting` */
  decline: (booking: Booking, reasonCode: AutomaticReason) => end(table, booking, 'decline', { reasonCode }),
  /**
   * Takes a request back, or cancels a booking and sets its nights free.
   * @throws Failure `not_cancellable`, `conflict` where the request was accepted meanwhile
   */
  cancelAsGuest: (booking: Booking) => end(table, booking, booking.state === 'pending' ? 'withdraw' : 'cancelAsGuest'),
  /** As `reject`. @throws Failure `not_cancellable`, `conflict` where the check stops it */
  cancelAsOwner: (booking: Booking, reason: string | undefined, check: Write) =>
    end(table, booking, 'cancelAsOwner', { ...(reason !== undefined && { reason }), check }),
  /**
   * Notes that the guest did not come, which frees the nights that are left; `charged` where the price counts as income.
   * @throws Failure `guest_arrived`, `not_missable`, `conflict` where the check stops it
   */
  miss: (booking: Booking, charged: boolean, check: Write) => {
    if (booking.arrivedAt !== undefined) throw fail('guest_arrived');
    const isOver = stateAt(booking, new Date()) === 'completed';
    return end(table, booking, isOver ? 'missAfterStay' : 'miss', { charged, check });
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
}));

/** Moves bookings as time goes on. */
export const bookingClock = port('bookings', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
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
  const { rooms, check } = chosen;
  const moved: MoveFields = { state: bookingMoves.accept.to, answeredAt: now.toISOString(), rooms };
  const nights = rooms.flatMap((room) => bookWrites(table.name, roomNights(booking, room)));
  const stopped = await transact(table, [moveWrite(table.name, booking, moved), ...nights, check]);
  if (stopped.includes(0)) return standing(table, booking, moved.state);
  if (stopped.length > 0) throw fail('conflict');
  countMove('accept', booking, moved);
  return { ...booking, ...moved };
}

const refusals = { pending: 'not_waiting', active: 'not_cancellable', missed: 'not_missable' } as const;

/** How a cancellation is told of who made it. */
const cancelledBy: Partial<Record<Mover, Canceller>> = { guest: 'guest', owner: 'owner', operator: 'sarai' };

async function end(table: Table, booking: Booking, move: Move, given: EndReason = {}): Promise<Booking> {
  const now = new Date();
  const { check, ...told } = given;
  const { to } = bookingMoves[move];
  if (booking.state === to) return booking;
  if (!mayMove(move, booking, now)) throw fail(refusalOf(move));
  const moved: MoveFields = { state: to, endedAt: now.toISOString(), ...told, ...cancellerOf(move) };
  const freed = booking.state === 'active' ? nightsLeft(table.name, booking, now) : [];
  const stopped = await transact(table, [moveWrite(table.name, booking, moved), ...freed, ...(check ? [check] : [])]);
  if (stopped.length > 0) return endAgain(table, booking, move, { stopped, given });
  countMove(move, booking, moved);
  return { ...booking, ...moved };
}

function cancellerOf(move: Move): Pick<MoveFields, 'cancelledBy'> {
  const { to, by } = bookingMoves[move];
  return to === 'cancelled' ? { cancelledBy: cancelledBy[by] } : {};
}

interface StoppedMove {
  stopped: number[];
  given: EndReason;
}

/** A booking whose rooms were changed meanwhile, and nothing else, is ended as it is now. */
async function endAgain(table: Table, booking: Booking, move: Move, { stopped, given }: StoppedMove): Promise<Booking> {
  if (!stopped.includes(0)) throw fail('conflict');
  const now = await readBooking(table, booking.id);
  if (now?.state === booking.state && now.revision !== booking.revision) return end(table, now, move, given);
  return standing(table, booking, bookingMoves[move].to, refusalOf(move));
}

/** Who takes a request back, or ends it for its guest, reads the same as who cancels. */
function refusalOf(move: Move) {
  const { from, to } = bookingMoves[move];
  if (to === 'missed') return refusals.missed;
  return to === 'cancelled' ? refusals.active : refusals[from as keyof typeof refusals];
}

/** The nights from today on are set free; those before were stayed. */
function nightsLeft(TableName: string, booking: Booking, now: Date): Write[] {
  return booking.rooms.flatMap((room) => unbookWrites(TableName, nightsFrom(booking, room, today(now))));
}

/** The booking as it stands by now, where it has been moved there already: the answer to an earlier call may be lost. */
async function standing(
  table: Table,
  { id, state }: Booking,
  wanted: Booking['state'],
  refusal: (typeof refusals)[keyof typeof refusals] = 'not_waiting',
): Promise<Booking> {
  const now = await readBooking(table, id);
  if (now?.state === wanted) return now;
  // Its rooms were changed meanwhile, or a request was accepted while its guest took it back.
  const isCancelled = now?.state === 'active' && refusal === refusals.active;
  throw fail(now?.state === state || isCancelled ? 'conflict' : refusal);
}
