import { fail } from '../../shared/errors.ts';
import { mayNoteStay, type StayNote } from '../../shared/rules/bookingLife.ts';
import { port } from '../runtime/port.ts';
import { transact } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { bookingKey, readBooking } from './bookingItem.ts';

/** Updates that note whether the guest has come or left. One that comes again keeps the first moment. */
const updates: Readonly<Record<StayNote, string>> = {
  expected: 'REMOVE arrivedAt, leftAt',
  arrived: 'SET arrivedAt = if_not_exists(arrivedAt, :now) REMOVE leftAt',
  left: 'SET arrivedAt = if_not_exists(arrivedAt, :now), leftAt = if_not_exists(leftAt, :now)',
};

/** Notes when the guests of bookings come and leave. */
export const presence = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * On condition that the booking is not cancelled or missed meanwhile. It counts as no change of rooms or days, so that one that is
   * under way goes on.
   * @throws Failure `not_missable`, `conflict`
   */
  note: async (booking: Booking, guest: StayNote): Promise<Booking> => {
    const now = new Date();
    if (!mayNoteStay(booking, now)) throw fail('not_missable');
    const stopped = await transact(table, [
      {
        Update: {
          TableName: table.name,
          Key: bookingKey(booking.id),
          UpdateExpression: updates[guest],
          ConditionExpression: '#state = :active',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: {
            ':active': 'active',
            ...(guest !== 'expected' && { ':now': now.toISOString() }),
          },
        },
      },
    ]);
    if (stopped.length > 0) throw fail('conflict');
    return (await readBooking(table, booking.id)) ?? booking;
  },
}));
