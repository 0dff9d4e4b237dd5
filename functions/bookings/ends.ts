import { fail } from '../../shared/errors.ts';
import {
  type BookingState,
  bookingMoves,
  type Canceller,
  type Move,
  type Mover,
  mayMove,
} from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { advanceAtEnd } from '../money/advanceEnds.ts';
import { withMoney } from '../money/bookingMoney.ts';
import { bookedMonths, changeNights, type HeldMonth } from '../nights/changeNights.ts';
import type { Table } from '../runtime/table.ts';
import { type Booking, nightsFrom } from './booking.ts';
import { type MoveFields, moveWrite, readBooking } from './bookingItem.ts';
import { bySide, type HostSide } from './deskActs.ts';
import { countMove } from './moveFigures.ts';

/** Reason of a move; of one by the hotel's side, that side; `byPolicy` where an advance goes back as if its guest had cancelled. */
type EndReason = Pick<MoveFields, 'reason' | 'reasonCode' | 'charged'> & { host?: HostSide; byPolicy?: true };

const refusals = { pending: 'not_waiting', active: 'not_cancellable', missed: 'not_missable' } as const;

/** How a cancellation is told of who made it. */
const cancelledBy: Partial<Record<Mover, Canceller>> = {
  guest: 'guest',
  owner: 'owner',
  operator: 'sarai',
  channel: 'channel',
  clock: 'lapse',
};

/** Ends a request or a booking by a move, and frees the nights that are left. @throws Failure of the move, `conflict` */
export async function end(table: Table, booking: Booking, move: Move, given: EndReason = {}): Promise<Booking> {
  const now = new Date();
  const { host, byPolicy, ...told } = given;
  const { to } = bookingMoves[move];
  if (booking.state === to) return booking;
  if (!mayMove(move, booking, now)) throw fail(refusalOf(move));
  const moved: MoveFields = { state: to, endedAt: now.toISOString(), ...told, ...cancellerOf(move) };
  const frees = booking.state === 'active' ? nightsLeft(booking, now) : [];
  const money = await advanceAtEnd(table, booking, { move, now, byPolicy });
  const update = moveWrite(table.name, booking, moved);
  const writes = bySide(money ? withMoney(update, booking, money) : update, booking, actOf(to), host);
  const others = [...writes, ...(money?.writes ?? [])];
  const stopped = await changeNights(table, { propertyId: booking.propertyId, frees }, others);
  if (stopped.length > 0) {
    const isOvertaken = stopped.some((at) => at === 0 || at >= writes.length);
    return endAgain(table, booking, move, { isOvertaken, given });
  }
  countMove(move, booking, moved);
  return { ...booking, ...moved, ...(money && { advance: money.advance }) };
}

/** How the desk calls an end that its own side has made. */
function actOf(to: BookingState): 'declined' | 'missed' | 'cancelled' {
  if (to === 'rejected') return 'declined';
  return to === 'missed' ? 'missed' : 'cancelled';
}

function cancellerOf(move: Move): Pick<MoveFields, 'cancelledBy'> {
  const { to, by } = bookingMoves[move];
  return to === 'cancelled' ? { cancelledBy: cancelledBy[by] } : {};
}

interface StoppedMove {
  /** The booking or its advance is not as it was read. */
  isOvertaken: boolean;
  given: EndReason;
}

/** A booking whose rooms or advance were changed meanwhile, and nothing else, is ended as it is now. */
async function endAgain(
  table: Table,
  booking: Booking,
  move: Move,
  { isOvertaken, given }: StoppedMove,
): Promise<Booking> {
  if (!isOvertaken) throw fail('conflict');
  const now = await readBooking(table, booking.id);
  if (now?.state === booking.state && isChanged(now, booking)) return end(table, now, move, given);
  return standing(table, booking, bookingMoves[move].to, refusalOf(move));
}

function isChanged(now: Booking, read: Booking): boolean {
  return now.revision !== read.revision || JSON.stringify(now.advance) !== JSON.stringify(read.advance);
}

/** Who takes a request back, or ends it for its guest, reads the same as who cancels. */
function refusalOf(move: Move) {
  const { from, to } = bookingMoves[move];
  if (to === 'missed') return refusals.missed;
  return to === 'cancelled' ? refusals.active : refusals[from as keyof typeof refusals];
}

/** The nights from today on are set free; those before were stayed. */
function nightsLeft(booking: Booking, now: Date): HeldMonth[] {
  return booking.rooms.flatMap((room) => bookedMonths(nightsFrom(booking, room, today(now))));
}

/** The booking as it stands by now, where it has been moved there already: the answer to an earlier call may be lost. */
export async function standing(
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
