import { fail } from '../../shared/errors.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import { type Booking, hasTraveller } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { end } from '../bookings/ends.ts';
import { port } from '../runtime/port.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type Advance, type Proof, stepped, unchanged } from './advance.ts';
import { lapsed } from './advanceEnds.ts';
import {
  type AdvanceDueKind,
  advanceDue,
  advanceWrites,
  halfOf,
  lateAt,
  pressedAt,
  pressHours,
  readAdvance,
} from './advanceItem.ts';
import { debtWrites } from './debts.ts';
import { changeMoney } from './moneyChange.ts';
import { unsolvedWrite } from './unsolved.ts';

/** Moves advances as time goes on. */
export const advanceClock = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  (table) => ({
    /** Does what the time has brought to the advance of a booking, if it is still to be done. */
    meet: (kind: AdvanceDueKind, bookingId: string): Promise<void> =>
      retryOnConflict(() => meet[kind](table, bookingId, new Date())),
  }),
);

type Meet = (table: Table, bookingId: string, now: Date) => Promise<void>;

const meet: Record<AdvanceDueKind, Meet> = {
  advanceHalf: onAdvance(remind),
  advance: lapse,
  proof: onAdvance(press),
  refundLate: onAdvance(noteLate),
};

function onAdvance(act: (table: Table, advance: Advance, now: Date) => Promise<void>): Meet {
  return async (table, bookingId, now) => {
    const advance = await readAdvance(table, bookingId);
    if (advance) await act(table, advance, now);
  };
}

/** Tells a guest that half of the time is over, and notes its end. */
async function remind(table: Table, advance: Advance, now: Date): Promise<void> {
  const { state, until, reminded } = advance;
  if (state !== 'asked' || until === undefined || reminded) return;
  const at = halfOf(advance);
  const isTime = at <= now.toISOString();
  const due = isTime
    ? advanceDue(table.name, 'advance', advance, until)
    : advanceDue(table.name, 'advanceHalf', advance, at);
  await (isTime && now < new Date(until)
    ? note(table, advance, { told: ['advance.reminded'], reminded: true }, [due])
    : transact(table, [due]));
}

/** Ends the booking of an advance whose time is over. One whose booking has ended before lapses alone. */
async function lapse(table: Table, bookingId: string, now: Date): Promise<void> {
  const booking = await readBooking(table, bookingId);
  const advance = await readAdvance(table, bookingId);
  if (!booking || !advance || !hasTraveller(booking) || !lapsingAdvances.includes(advance.state)) return;
  if (advance.until === undefined || now < new Date(advance.until)) return;
  if (booking.state !== 'active') await lapseAlone(table, booking, advance, now);
  else if (booking.advance?.until !== undefined) await end(table, booking, 'lapse');
  else await drop(table, booking, advance, now);
}

/** Ends an advance that was not seen of a stay that was too near, or has begun: the booking stands, and is paid at the hotel. */
async function drop(table: Table, booking: Booking, read: Advance, now: Date): Promise<void> {
  const move = read.received > 0 ? 'lapseUnseenRest' : 'drop';
  const after = stepped(unchanged(read), move, { booking: booking.state, now });
  await changeMoney(table, booking, { before: read, after });
}

async function lapseAlone(table: Table, booking: Booking, read: Advance, now: Date): Promise<void> {
  const after = lapsed(unchanged(read), booking, { booking: booking.state, now });
  await changeMoney(table, booking, { before: read, after });
}

/** Tells an owner that a proof waits, and in the end the operators. */
async function press(table: Table, advance: Advance, now: Date): Promise<void> {
  const { state, proof } = advance;
  if (state !== 'sent' || !proof) return;
  const { sentAt, pressed = 0 } = proof;
  const hours = pressHours[pressed];
  if (hours === undefined) return;
  const at = pressedAt(sentAt, hours);
  if (now.toISOString() < at) await transact(table, [advanceDue(table.name, 'proof', advance, at)]);
  else await pressNow(table, advance, { ...proof, pressed: pressed + 1 });
}

async function pressNow(table: Table, advance: Advance, proof: Proof & { pressed: number }): Promise<void> {
  const next = pressHours[proof.pressed];
  const isTold = next !== undefined;
  await note(table, advance, { proof, told: isTold ? ['advance.pressed'] : [] }, [
    isTold
      ? advanceDue(table.name, 'proof', advance, pressedAt(proof.sentAt, next))
      : unsolvedWrite(table.name, advance, 'silent'),
  ]);
}

/** Notes that a refund was not paid in time: its owner asks for no advances until it is. */
async function noteLate(table: Table, advance: Advance, now: Date): Promise<void> {
  const { state, refund } = advance;
  if (state !== 'refundDue' || refund?.dueBy === undefined || refund.late) return;
  if (now.toISOString() < lateAt(refund.dueBy)) return;
  const debts = await debtWrites(table, advance, 'late');
  await note(table, advance, { refund: { ...refund, late: true }, told: ['refund.late'] }, debts);
}

/** Writes into an advance what is no move of it. @throws Failure `conflict` */
async function note(table: Table, read: Advance, noted: Partial<Advance>, others: readonly Write[]): Promise<void> {
  const after = { ...read, movedAt: new Date().toISOString(), ...noted };
  const stopped = await transact(table, [...advanceWrites(table.name, read, after), ...others]);
  if (stopped.length > 0) throw fail('conflict');
}
