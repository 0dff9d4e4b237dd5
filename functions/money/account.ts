import { stateAt } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { type AccountFacts, accountOf, type BookingAccount } from '../../shared/rules/ledger.ts';
import { type Booking, bookingTotal, hasTraveller, type PricedStay } from '../bookings/booking.ts';
import { port } from '../runtime/port.ts';
import type { Advance } from './advance.ts';
import { readAdvance } from './advanceItem.ts';

/** Sums of an advance: what has come, and what of that is due back or was paid back. */
type AdvanceSums = Pick<Advance, 'received' | 'refund'>;

/** Accounts of bookings as they stand now. */
export const accounts = port('bookings', ['GetItem'], (table) => ({
  /** Reads the advance only where something hangs on it: of a traveller's booking that has come to nothing. */
  of: async (booking: Booking): Promise<BookingAccount> => {
    const isEnded = booking.endedAt !== undefined && booking.answeredAt !== undefined && hasTraveller(booking);
    return accountOfBooking(booking, isEnded ? await readAdvance(table, booking.id) : undefined);
  },
}));

/** The account of a booking with its advance, if it has one. Of an advance that is not kept any more nobody owes anything. */
export function accountOfBooking(booking: Booking, advance: AdvanceSums | undefined): BookingAccount {
  const { paid = 0, charged, endedAt } = booking;
  return accountOf({
    state: stateAt(booking, new Date()),
    total: bookingTotal(booking),
    stayed: endedAt === undefined ? 0 : stayedTotal(booking, today(new Date(endedAt))),
    ...{ paid, charged, advance: advance && partsOf(advance) },
    isOwn: !hasTraveller(booking) || (booking.advance !== undefined && advance === undefined),
  });
}

/** The parts of an advance that an account counts: an owner may give back more than is due. */
function partsOf({ received, refund }: AdvanceSums): NonNullable<AccountFacts['advance']> {
  return { received, refund: Math.max(refund?.amount ?? 0, refund?.paid?.amount ?? 0) };
}

/**
 * Whole PKR of an advance that nights have used up by a day if its booking is cancelled then: what they cost, less what was paid beside the
 * advance.
 */
export function usedOf(booking: Booking, received: number, day: string): number {
  const beside = Math.max(0, (booking.paid ?? 0) - received);
  return Math.max(0, stayedTotal({ ...booking, state: 'cancelled' }, day) - beside);
}

/** Price of the nights of a cancelled booking before a day, whole PKR. Nobody stayed in one that was missed. */
function stayedTotal({ state, rooms, ...stay }: PricedStay & Pick<Booking, 'state'>, day: string): number {
  if (state !== 'cancelled') return 0;
  const nights = rooms.flatMap((room) => {
    const { from = stay.checkIn, until = stay.checkOut } = room;
    return from < day ? [{ ...room, until: until < day ? until : day }] : [];
  });
  return bookingTotal({ ...stay, rooms: nights, beside: 0 });
}
