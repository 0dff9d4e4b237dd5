import { fail } from '../../shared/errors.ts';
import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import { lateProofUntil } from '../../shared/rules/advanceTimes.ts';
import { bookingMoves, type Move } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { refundPercent } from '../../shared/rules/refunds.ts';
import type { BookingAdvance } from '../bookings/bookedAdvance.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { usedOf } from './account.ts';
import { type Advance, copyOf, mayStep, owed, type StepMoment, stepped, unchanged, untilAgain } from './advance.ts';
import { advanceWrites, readAdvance } from './advanceItem.ts';
import { standingWrites } from './guestStanding.ts';

/** The end of the booking of an advance: the move that ends it, and when; `byPolicy` gives back as if its guest had cancelled. */
interface BookingEnd {
  move: Move;
  now: Date;
  byPolicy?: true | undefined;
}

/** An advance as the end of its booking leaves it: the copy for its record, and the other writes. */
interface AdvanceEnd {
  advance: BookingAdvance;
  writes: Write[];
}

/** States that the end of a booking changes, or whose refund it fixes. */
const open: readonly Advance['state'][] = ['asked', 'unseen', 'sent', 'disputed', 'received'];

/**
 * The advance of a booking as a move leaves it that ends this; undefined where nothing changes. Its refund is fixed at that moment.
 * @throws Failure `conflict` where the advance was moved since the booking was read
 */
export async function advanceAtEnd(table: Table, booking: Booking, end: BookingEnd): Promise<AdvanceEnd | undefined> {
  if (!booking.advance || !open.includes(booking.advance.state)) return undefined;
  const read = await readAdvance(table, booking.id);
  if (read?.state !== booking.advance.state) throw fail('conflict');
  const { to } = bookingMoves[end.move];
  const moment = { booking: to, now: end.now };
  const used = to === 'cancelled' ? usedOf(booking, read.received, today(end.now)) : 0;
  const begun = { ...unchanged(read), ...(used > 0 && { used }) };
  const after = end.move === 'lapse' ? lapsed(begun, booking, moment) : ended(begun, booking, { ...end, moment });
  const counted = end.move === 'lapse' ? await lapseCount(table, read, end.now) : [];
  return { advance: copyOf(after, booking, to), writes: [...advanceWrites(table.name, read, after), ...counted] };
}

/** Percent of an advance that go back when a move ends its booking: by the hotel all of it, else by the policy at that moment. */
function percentOf({ checkIn }: Booking, { policy }: Advance, { move, now, byPolicy }: BookingEnd): number {
  const { by, to } = bookingMoves[move];
  const isOwed = !byPolicy && to === 'cancelled' && by !== 'guest' && by !== 'clock';
  return isOwed ? 100 : refundPercent(policy, checkIn, now);
}

/** One that is asked for while a payment is not all seen waits for its guest to prove that once more. */
function ended(advance: Advance, booking: Booking, { moment, ...end }: BookingEnd & { moment: StepMoment }): Advance {
  const percent = percentOf(booking, advance, end);
  const fixed = { ...advance, refundPercent: percent };
  if (advance.state === 'received') return owed(fixed, percent, moment);
  if (advance.state !== 'asked') return fixed;
  if (advance.received === 0) return stepped(fixed, 'end', moment);
  if (mayStep(advance, 'keepMissed', moment))
    return stepped(fixed, 'keepMissed', moment, { until: untilAgain(advance, booking, moment.now) });
  return owed(stepped(fixed, 'keep', moment), percent, moment);
}

const lapses: Partial<Record<Advance['state'], { whole: AdvanceMove; rest: AdvanceMove }>> = {
  asked: { whole: 'lapse', rest: 'lapseRest' },
  unseen: { whole: 'lapseUnseen', rest: 'lapseUnseenRest' },
};

/** An advance whose time is over. A part that came goes back as if its guest had cancelled when that ended: the clock may come a day later. */
export function lapsed(advance: Advance, { checkIn }: Pick<Booking, 'checkIn'>, moment: StepMoment): Advance {
  const moves = lapses[advance.state];
  if (!moves) throw fail('conflict');
  if (advance.received === 0) return stepped(advance, moves.whole, moment, lapseFields(advance, moment.now));
  const ended = new Date(advance.until ?? moment.now);
  const percent = advance.refundPercent ?? refundPercent(advance.policy, checkIn, ended);
  return owed(stepped(advance, moves.rest, moment), percent, moment);
}

/** A late proof is taken for some days after the first lapse. */
function lapseFields({ lapsedAt, until }: Advance, now: Date): Partial<Advance> {
  if (lapsedAt !== undefined) return {};
  const at = new Date(until ?? now).toISOString();
  return { lapsedAt: at, until: lateProofUntil(at) };
}

/** One that its owner has not seen is counted already. */
async function lapseCount(table: Table, { state, userId, bookingId, received }: Advance, now: Date): Promise<Write[]> {
  if (state !== 'asked' || received > 0) return [];
  return standingWrites(table, { userId, bookingId, change: 'lapsed' }, now);
}
