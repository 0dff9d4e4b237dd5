import { port } from '../../runtime/port.ts';
import type { Booking } from '../booking.ts';
import { readBooking } from '../bookingItem.ts';
import { bySide, type HostSide, keptBy } from '../deskActs.ts';
import { settle } from './settlement.ts';

/** Takes proposals back. A call that comes again is answered with what it has done. */
export const proposalWithdrawals = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * As the hotel's side where one is named, else as the guest.
   * @throws Failure `proposal_over`, `conflict` where it was moved at this moment, or the check of that side stops it
   */
  withdraw: (booking: Booking, proposalId: string, host?: HostSide) =>
    settle(table, booking, {
      ...{ proposalId, move: 'withdraw', answerer: host ? 'guest' : 'owner' },
      noted: host && bySide(keptBy(table.name, booking.id), booking, 'withdrawn', host),
    }),
}));
