import { fail } from '../../shared/errors.ts';
import { type Booking, bookingTotal } from '../bookings/booking.ts';
import type { MoveFields } from '../bookings/bookingItem.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { type Advance, copyOf, stepped, unchanged } from './advance.ts';
import { advanceWrites, readAdvance } from './advanceItem.ts';
import { withMoney } from './bookingMoney.ts';

/** The update of a booking whose stay changes, with what that does to its advance, and the other writes of that. */
interface StayChange {
  update: Write;
  writes: Write[];
}

/**
 * Lowers what is asked for in advance where a change makes the stay cheaper: in proportion, and never below what has come. A dearer one asks
 * for no more, and one that is not asked for stays as it is. @throws Failure `conflict` where the advance was moved since the booking was read
 */
export async function withCheaperAdvance(
  table: Table,
  booking: Booking,
  moved: MoveFields,
  update: Write,
): Promise<StayChange> {
  const [before, after] = [bookingTotal(booking), bookingTotal({ ...booking, ...moved })];
  if (booking.state !== 'active' || booking.advance?.state !== 'asked' || after >= before)
    return { update, writes: [] };
  const read = await readAdvance(table, booking.id);
  if (read?.state !== 'asked') throw fail('conflict');
  const lowered = cheaper(read, after / before);
  return {
    update: withMoney(update, booking, { advance: copyOf(lowered, { ...booking, ...moved }, 'active') }),
    writes: advanceWrites(table.name, read, lowered),
  };
}

function cheaper(read: Advance, share: number): Advance {
  const amount = Math.max(read.received, Math.round(read.amount * share));
  const lowered = { ...unchanged(read), amount };
  const now = new Date();
  if (amount > read.received) return lowered;
  return stepped(lowered, 'cover', { booking: 'active', now });
}
