import { fail } from '../../shared/errors.ts';
import { bookingMoves, mayMove } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import type { BookedRoom, Booking } from '../bookings/booking.ts';
import { nightsFrom } from '../bookings/booking.ts';
import { type MoveFields, moveWrite } from '../bookings/bookingItem.ts';
import { dueWrite, reminderAt } from '../bookings/due.ts';
import { bookedMonths, changeNights } from '../nights/changeNights.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Advance, copyOf } from './advance.ts';
import { advanceWrites } from './advanceItem.ts';
import { withMoney } from './bookingMoney.ts';
import { type LineWrites, logReceipt } from './lines.ts';
import { type ChangedMoney, changed } from './moneyChange.ts';

/** Rooms that are free for a booking that has lapsed, and the check that they are there. */
export interface FreeGround {
  rooms: BookedRoom[];
  check: Write;
}

/** A late payment that lets a booking stand again. */
interface Reinstatement {
  before: Advance;
  after: Advance;
  line: LineWrites;
  others: readonly Write[];
  ground: FreeGround;
}

/** Whether a booking may stand again now that its late payment has come. */
export function mayReinstate(booking: Booking, now: Date): boolean {
  return mayMove('reinstate', booking, now);
}

/** The rooms of a booking as they are wanted again: each by its number where it is free, else another of its kind. */
export function wantedAgain({ rooms }: Booking): BookedRoom[] {
  return rooms.map((room) => ({ ...room, asked: true }));
}

/**
 * Lets a booking stand again with its late payment: its nights from today on are taken on condition that nothing holds one.
 * @throws Failure `nights_taken`, `conflict`
 */
export async function reinstate(table: Table, booking: Booking, change: Reinstatement): Promise<ChangedMoney> {
  const { before, after, line, others, ground } = change;
  const now = new Date();
  if (!mayReinstate(booking, now)) throw fail('conflict');
  const { to } = bookingMoves.reinstate;
  const rooms = ground.rooms.map((room, at) => ({ ...room, asked: booking.rooms[at]?.asked }));
  const moved: MoveFields = { state: to, rooms, answeredAt: now.toISOString() };
  const update = withoutEnd(moveWrite(table.name, booking, moved));
  const money = { advance: copyOf(after, booking, to), paid: line.paid };
  const again = { ...booking, ...moved, revision: (booking.revision ?? 0) + 1 };
  const writes = [
    withMoney(update, booking, money),
    ...advanceWrites(table.name, before, after),
    ...[...line.writes, ...others, ground.check],
    ...(now.toISOString() < reminderAt(booking)
      ? [dueWrite(table.name, 'reminder', booking, reminderAt(booking))]
      : []),
  ];
  const takes = rooms.flatMap((room) => bookedMonths(nightsFrom(again, room, today(now))));
  const stopped = await changeNights(table, { propertyId: booking.propertyId, frees: [], takes }, writes);
  if (stopped.length > 0) throw fail('conflict');
  logReceipt(booking, line.line);
  const { endedAt: _, cancelledBy: __, ...standing } = again;
  return changed(standing, after, line);
}

/** The update of a booking that stands again: how it ended is taken out of it. */
function withoutEnd({ Update }: Write): Write {
  if (!Update) throw new TypeError('A booking stands again by an update.');
  return { Update: { ...Update, UpdateExpression: `${Update.UpdateExpression} REMOVE endedAt, cancelledBy` } };
}
