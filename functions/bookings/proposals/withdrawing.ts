import { port } from '../../runtime/port.ts';
import type { Booking } from '../booking.ts';
import { bookingKey, readBooking } from '../bookingItem.ts';
import { bySide, type HostSide } from '../deskActs.ts';
import { settle } from './settlement.ts';

/** Takes proposals back. A call that comes again is answered with what it has done. */
export const proposalWithdrawals = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * As the hotel's side.
   * @throws Failure `proposal_over`, `conflict` where it was moved at this moment, or the check of that side stops it
   */
  withdraw: (booking: Booking, proposalId: string, host: HostSide) => {
    const Key = bookingKey(booking.id);
    const kept = { TableName: table.name, Key, UpdateExpression: '', ConditionExpression: 'attribute_exists(pk)' };
    const noted = bySide({ Update: kept }, booking, 'withdrawn', host);
    return settle(table, booking, { proposalId, move: 'withdraw', noted });
  },
}));
