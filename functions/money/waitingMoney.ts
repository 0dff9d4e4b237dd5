import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DeskBooking } from '../../shared/contracts/deskBookings.ts';
import type { listVendorDay, WaitingMoney } from '../../shared/contracts/vendorDay.ts';
import type { Reply } from '../../shared/endpoint.ts';
import { today } from '../../shared/rules/dates.ts';
import { unseenOf } from '../../shared/rules/proofs.ts';
import type { Booking } from '../bookings/booking.ts';
import { bookingKey } from '../bookings/bookingItem.ts';
import { queryOf } from '../bookings/listParts.ts';
import { indexPort, port } from '../runtime/port.ts';
import { readItems } from '../runtime/read.ts';
import type { Advance } from './advance.ts';
import { moneyGroup } from './moneyPlace.ts';

/** Payments and refunds that a desk shows at most. */
const mostShown = 10;

/** Advances of an owner in which money waits. */
interface WaitingAdvances {
  advances: Advance[];
  more: boolean;
}

/** Reads the advances in which money waits for an owner: half a unit where none does. The index shows a change a moment later. */
export const waitingMoney = indexPort('bookings/vendor', ({ client, name: TableName }) => ({
  /** The first of them, late refunds before payments to look for, these before refunds and parts. */
  of: async (vendorId: string): Promise<WaitingAdvances> => {
    const part = { from: moneyGroup, to: `${moneyGroup}~`, newestFirst: false };
    const Limit = mostShown + 1;
    const { Items = [] } = await client.send(
      new QueryCommand({ TableName, ...queryOf('vendor', vendorId, part), Limit }),
    );
    return { advances: Items.slice(0, mostShown) as Advance[], more: Items.length > mostShown };
  },
}));

/** Reads the bookings of waiting money that nobody has read yet. */
export const furtherBookings = port('bookings', ['BatchGetItem'], (table) => ({
  of: async (money: WaitingAdvances | undefined, read: readonly Booking[]): Promise<Booking[]> => {
    const known = new Set(read.map(({ id }) => id));
    const keys = (money?.advances ?? []).flatMap(({ bookingId }) =>
      known.has(bookingId) ? [] : [bookingKey(bookingId)],
    );
    return keys.length === 0 ? [] : readItems<Booking>(table, keys);
  },
}));

type MoneyOfDay = NonNullable<Reply<typeof listVendorDay>['money']>;

/** Money that waits, each with its booking as the desk reads it. */
export function presentWaiting({ advances, more }: WaitingAdvances, bookings: readonly DeskBooking[]): MoneyOfDay {
  const byId = new Map(bookings.map((booking) => [booking._id, booking]));
  const first = advances.flatMap((advance) => {
    const booking = byId.get(advance.bookingId);
    return booking ? [{ ...asked(advance), booking }] : [];
  });
  return { more, first };
}

function asked(advance: Advance): Omit<WaitingMoney, 'booking'> {
  const { state, amount, received, until, proof, refund } = advance;
  if (state === 'sent') return { asks: 'proof', amount: unseenOf(advance), sentAt: proof?.sentAt };
  if (state === 'asked') return { asks: 'part', amount: amount - received, until };
  const { amount: due = 0, dueBy, late } = refund ?? {};
  const isLate = late === true || (dueBy !== undefined && dueBy < today());
  return { asks: isLate ? 'lateRefund' : 'refund', amount: due, dueBy };
}
