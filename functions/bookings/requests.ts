import { fail } from '../../shared/errors.ts';
import { readHeldNights } from '../nights/nightItem.ts';
import type { OpenRoom } from '../properties/openRoom.ts';
import { port } from '../runtime/port.ts';
import { transact, type Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { createWrite, readBooking } from './bookingItem.ts';
import { dueWrite, reminderAt } from './due.ts';
import { waitingWrite } from './waiting.ts';

/** Sends requests. */
export const requestStore = port('bookings', ['GetItem', 'Query', 'PutItem'], (table) => ({
  /** The request as it stands, when it was sent before. */
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Stores a request while its room is there.
   * @throws Failure `nights_taken`, `too_many_waiting`, `too_many_waiting_here`, `conflict` where something else came between
   */
  create: async (booking: Booking, { check }: OpenRoom): Promise<void> => {
    const held = await readHeldNights(table, booking, true);
    if (held.some(({ roomId }) => roomId === booking.roomId)) throw fail('nights_taken');
    const stopped = await transact(table, [
      createWrite(table.name, booking),
      await waitingWrite(table, booking),
      dueWrite(table.name, 'answer', booking, booking.answerBy),
      check,
      ...earlyReminder(table.name, booking),
    ]);
    if (stopped.length > 0) throw fail('conflict');
  },
}));

/** A reminder is noted when the time to answer ends; where that is after its hour, it is noted with the request. */
function earlyReminder(TableName: string, booking: Booking): Write[] {
  const at = reminderAt(booking);
  const early = booking.askedAt < at && at < booking.answerBy;
  return early ? [dueWrite(TableName, 'reminder', booking, at)] : [];
}
