import { fail } from '../../shared/errors.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import { changedAdvance } from '../../shared/rules/changedAdvance.ts';
import { type Booking, bookingTotal } from '../bookings/booking.ts';
import type { MoveFields } from '../bookings/bookingItem.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Advance, copyOf, stepped, unchanged } from './advance.ts';
import { advanceDue, advanceWrites, halfOf, readAdvance } from './advanceItem.ts';
import { withMoney } from './bookingMoney.ts';

/** The update of a booking whose stay changes, with what that does to its advance, and the other writes of that. */
interface StayChange {
  update: Write;
  writes: Write[];
}

/**
 * Gives an advance that is asked for, or was not seen, the amount and the time that a changed stay leaves it. A stay that is neither cheaper nor
 * on other days leaves it as it is. @throws Failure `conflict` where the advance was moved since the booking was read
 */
export async function withChangedAdvance(
  table: Table,
  booking: Booking,
  moved: MoveFields,
  update: Write,
): Promise<StayChange> {
  const after = { ...booking, ...moved };
  if (!mayChangeAdvance(booking, after)) return { update, writes: [] };
  const read = await readAdvance(table, booking.id);
  if (!read || read.state !== booking.advance?.state) throw fail('conflict');
  const next = changed(read, booking, after);
  return {
    update: withMoney(update, booking, { advance: copyOf(next, after, 'active') }),
    writes: [...advanceWrites(table.name, read, next), ...halfWrites(table.name, read, next)],
  };
}

function mayChangeAdvance(booking: Booking, after: Booking): boolean {
  if (booking.state !== 'active' || !booking.advance || !lapsingAdvances.includes(booking.advance.state)) return false;
  return after.checkIn !== booking.checkIn || bookingTotal(after) < bookingTotal(booking);
}

function changed(read: Advance, booking: Booking, after: Booking): Advance {
  const now = new Date();
  const [agreed, next] = [booking, after].map((stay) => ({ total: bookingTotal(stay), checkIn: stay.checkIn }));
  const result = agreed && next && changedAdvance(read, { before: agreed, after: next, now });
  if (!result) return unchanged(read);
  const { move, ...fields } = result;
  const advance = { ...unchanged(read), ...fields };
  return move ? stepped(advance, move, { booking: 'active', now }) : advance;
}

/** A shorter time has an earlier half, at which its guest is reminded. */
function halfWrites(TableName: string, before: Advance, after: Advance): Write[] {
  if (after.state !== 'asked' || after.reminded || after.until === before.until) return [];
  return [advanceDue(TableName, 'advanceHalf', after, halfOf(after))];
}
