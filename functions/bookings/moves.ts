import { fail } from '../../shared/errors.ts';
import { bookingMoves, type DeclineReason, type Move, mayMove } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { freeWrites, holdWrites } from '../nights/nightItem.ts';
import type { OpenRoom } from '../properties/openRoom.ts';
import type { RoomNumber } from '../properties/roomNumbers.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { type MoveFields, moveWrite, readBooking, renumberWrite } from './bookingItem.ts';
import { dueWrite, reminderAt } from './due.ts';

type AcceptedRoom = Pick<OpenRoom, 'check'> & { room: Pick<OpenRoom['room'], 'roomNumber'> };

/** Reason of a move. */
type EndReason = Pick<MoveFields, 'reason' | 'reasonCode'>;

/** Reads one booking as it is at this moment, or undefined when there is none. */
export const bookingLookup = port('bookings', ['GetItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
}));

/** Moves bookings through their life. A booking that the move has moved before is answered as it is. */
export const bookingStore = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Accepts a request: every night is taken on condition that it is free, and the room, which only one that waits needs,
   * on condition that it is there. The booking gets the number that the room has.
   * @throws Failure `not_waiting`, `nights_taken`, `conflict` where the property is being changed
   */
  accept: (booking: Booking, room?: AcceptedRoom) => accept(table, booking, room),
  /** @throws Failure `not_waiting` */
  reject: (booking: Booking) => end(table, booking, 'reject'),
  /** Declines a request without its owner: another one got the nights, or the room is gone. @throws Failure `not_waiting` */
  decline: (booking: Booking, reasonCode: DeclineReason) => end(table, booking, 'decline', { reasonCode }),
  /**
   * Takes a request back, or cancels a booking and sets its nights free.
   * @throws Failure `not_cancellable`, `conflict` where the request was accepted meanwhile
   */
  cancelAsGuest: (booking: Booking) => end(table, booking, booking.state === 'pending' ? 'withdraw' : 'cancelAsGuest'),
  /** @throws Failure `not_cancellable` */
  cancelAsOwner: (booking: Booking, reason: string) => end(table, booking, 'cancelAsOwner', { reason }),
  /**
   * Writes the number of its room into a booking that is ahead; tells whether it had another.
   * @throws Failure `conflict` where the property was changed meanwhile
   */
  renumber: async (booking: Booking, { roomNumber, check }: RoomNumber): Promise<boolean> => {
    const stopped = await transact(table, [renumberWrite(table.name, booking, roomNumber), check]);
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
  /** Notes that its guest is reminded now; the mail follows from that. */
  remind: async (booking: Booking): Promise<void> => {
    const remindedAt = new Date().toISOString();
    await transact(table, [moveWrite(table.name, booking, { state: booking.state, remindedAt })]);
  },
}));

async function accept(table: Table, booking: Booking, room?: AcceptedRoom): Promise<Booking> {
  const now = new Date();
  if (booking.state === 'active') return booking;
  if (!room || !mayMove('accept', booking, now)) throw fail('not_waiting');
  const { roomNumber } = room.room;
  const moved: MoveFields = { state: bookingMoves.accept.to, answeredAt: now.toISOString(), roomNumber };
  const nights = holdWrites(table.name, booking, 'booked', ['booked', 'closed']);
  const stopped = await transact(table, [moveWrite(table.name, booking, moved), ...nights, room.check]);
  if (stopped.includes(0)) return standing(table, booking, moved.state);
  if (stopped.some((index) => index <= nights.length)) throw fail('nights_taken');
  if (stopped.length > 0) throw fail('conflict');
  return { ...booking, ...moved };
}

const refusals = { pending: 'not_waiting', active: 'not_cancellable' } as const;

async function end(table: Table, booking: Booking, move: Move, told: EndReason = {}): Promise<Booking> {
  const now = new Date();
  const { from, to, by } = bookingMoves[move];
  if (booking.state === to) return booking;
  if (!mayMove(move, booking, now)) throw fail(refusalOf(move));
  const moved: MoveFields = {
    state: to,
    endedAt: now.toISOString(),
    ...told,
    ...(to === 'cancelled' && { cancelledBy: by === 'guest' ? ('guest' as const) : ('owner' as const) }),
  };
  const freed = from === 'active' ? nightsLeft(table.name, booking, now) : [];
  const stopped = await transact(table, [moveWrite(table.name, booking, moved), ...freed]);
  return stopped.length > 0 ? standing(table, booking, to, refusalOf(move)) : { ...booking, ...moved };
}

/** A guest who takes a request back reads the same as one who cancels. */
function refusalOf(move: Move) {
  return move === 'withdraw' ? refusals.active : refusals[bookingMoves[move].from as keyof typeof refusals];
}

/** The nights from today on are set free; those before were stayed. */
function nightsLeft(TableName: string, booking: Booking, now: Date): Write[] {
  const arrived = booking.checkIn <= today(now);
  return freeWrites(TableName, arrived ? { ...booking, checkIn: today(now) } : booking, 'booked');
}

/** The booking as it stands by now, where it has been moved there already: the answer to an earlier call may be lost. */
async function standing(
  table: Table,
  { id }: Booking,
  wanted: Booking['state'],
  refusal: (typeof refusals)[keyof typeof refusals] = 'not_waiting',
): Promise<Booking> {
  const now = await readBooking(table, id);
  if (now?.state === wanted) return now;
  // A request that was accepted while its guest took it back is cancelled as an active booking.
  throw fail(now?.state === 'active' && refusal === refusals.active ? 'conflict' : refusal);
}
