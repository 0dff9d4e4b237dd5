import { fail } from '../../shared/errors.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { port } from '../runtime/port.ts';
import type { Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { bookingKey, readBooking } from './bookingItem.ts';
import { isErased } from './erasedGuest.ts';

/** Notes on bookings that their guests have written about the stay. */
export const stayNotes = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * The write that notes it, on condition that the booking was not cancelled meanwhile, nor its guest erased.
   * @throws Failure `stay_not_over` for a booking in any state but completed, `not_signed_in` where the guest is erased
   */
  reviewed: (booking: Booking): Write => {
    if (isErased(booking)) throw fail('not_signed_in');
    if (stateAt(booking, new Date()) !== 'completed') throw fail('stay_not_over');
    return {
      Update: {
        TableName: table.name,
        Key: bookingKey(booking.id),
        UpdateExpression: 'SET reviewedAt = :now',
        ConditionExpression: '#state = :read AND attribute_not_exists(erased)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':now': new Date().toISOString(),
          ':read': booking.state,
        },
      },
    };
  },
}));
