import { fail } from '../../shared/errors.ts';
import { bookingMoves, type DeclineReason, type Move, mayMove } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type Booking, lifeOf } from './booking.ts';
import { type Moved, moveWrite, readBooking } from './bookingItem.ts';
import { dueWrite, reminderAt } from './due.ts';
import { freeWrites, holdWrites } from './nightItem.ts';
import type { OpenRoom } from './openRoom.ts';

/** What is told of a move beside its time. */
type Told = Pick<Moved, 'reason' | 'reasonCode'>;

/** Reads one booking as it is at this moment, or undefined when there is none. */
export const bookingLookup = port('bookings', ['dynamodb:GetItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
}));

/** Moves bookings through their life. What is moved already by the same move is answered as it stands. */
export const bookingStore = port('bookings', ['dynamodb:GetItem', 'dynamodb:UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Accepts a request: every night is taken on condition that it is free, and the room, which only one that waits needs,
   * on condition that it is there.
   * @throws Failure `not_waiting`, `nights_taken`, `conflict` where the property is being changed
   */
  accept: (booking: Booking, room?: Pick<OpenRoom, 'check'>) => accept(table, booking, room),
  /** @throws Failure `not_waiting` */
  reject: (booking: Booking) => end(table, booking, 'reject'),
  /** Declines a request for what happened elsewhere. @throws Failure `not_waiting` */
  decline: (booking: Booking, reasonCode: DeclineReason) => end(table, booking, 'decline', { reasonCode }),
  /**
   * Takes a request back, or cancels a booking and sets its nights free.
   * @throws Failure `not_cancellable`, `conflict` where the request was accepted meanwhile
   */
  cancelAsGuest: (booking: Booking) => end(table, booking, booking.state === 'pending' ? 'withdraw' : 'cancelAsGuest'),
  /** @throws Failure `not_cancellable` */
  cancelAsOwner: (booking: Booking, reason: string) => end(table, booking, 'cancelAsOwner', { reason }),
}));

/** Moves bookings as time goes on. */
export const bookingClock = port(
  'bookings',
  ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
  (table) => ({
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
  }),
);

async function accept(table: Table, booking: Booking, room?: Pick<OpenRoom, 'check'>): Promise<Booking> {
  const now = new Date();
  if (booking.state === 'active') return booking;
  if (!room || !mayMove('accept', lifeOf(booking), now)) throw fail('not_waiting');
  const moved: Moved = { state: bookingMoves.accept.to, answeredAt: now.toISOString() };
  const { propertyId, roomId, checkIn: from, checkOut: to } = booking;
  const nights = holdWrites(table.name, { propertyId, roomId, from, to }, 'booked', ['booked', 'closed']);
  const stopped = await transact(table, [moveWrite(table.name, booking, moved), ...nights, room.check]);
  if (stopped.includes(0)) return standing(table, booking, moved.state);
  if (stopped.some((index) => index <= nights.length)) throw fail('nights_taken');
  if (stopped.length > 0) throw fail('conflict');
  return { ...booking, ...moved };
}

const refusals = { pending: 'not_waiting', active: 'not_cancellable' } as const;

async function end(table: Table, booking: Booking, move: Move, told: Told = {}): Promise<Booking> {
  const now = new Date();
  const { from, to, by } = bookingMoves[move];
  if (booking.state === to) return booking;
  if (!mayMove(move, lifeOf(booking), now)) throw fail(refusalOf(move));
  const moved: Moved = {
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
function nightsLeft(TableName: string, { propertyId, roomId, checkIn, checkOut: to }: Booking, now: Date): Write[] {
  const from = checkIn > today(now) ? checkIn : today(now);
  return freeWrites(TableName, { propertyId, roomId, from, to }, 'booked');
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
  // What was accepted while its guest took it back is cancelled as what it is now.
  throw fail(now?.state === 'active' && refusal === refusals.active ? 'conflict' : refusal);
}
