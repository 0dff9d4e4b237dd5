import { fail } from '../../shared/errors.ts';
import { mayNoteStay, type StayNote } from '../../shared/rules/bookingLife.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { bookingKey, readBooking } from './bookingItem.ts';
import { type Actor, actLine, withAct } from './deskActs.ts';

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
   * On condition that the booking is not cancelled or missed meanwhile, and its stay noted as it was read. It counts as no change of
   * rooms or days, so that one that is under way goes on.
   * @throws Failure `not_missable`, `conflict`
   */
  note: async (booking: Booking, guest: StayNote, by: Actor): Promise<Booking> => {
    const now = new Date();
    if (!mayNoteStay(booking, now)) throw fail('not_missable');
    if (noteOf(booking) === guest) return booking;
    const stopped = await transact(table, [
      withAct(noteWrite(table.name, booking, guest, now), booking, actLine(guest, by)),
    ]);
    if (stopped.length > 0) return standing(table, booking, guest);
    return (await readBooking(table, booking.id)) ?? booking;
  },
}));

function noteOf({ arrivedAt, leftAt }: Booking): StayNote {
  if (leftAt !== undefined) return 'left';
  return arrivedAt === undefined ? 'expected' : 'arrived';
}

function noteWrite(TableName: string, { id, arrivedAt, leftAt }: Booking, guest: StayNote, now: Date) {
  const asRead = [asItWas('arrivedAt', arrivedAt), asItWas('leftAt', leftAt)];
  return {
    Update: {
      TableName,
      Key: bookingKey(id),
      UpdateExpression: updates[guest],
      ConditionExpression: `#state = :active AND ${asRead.join(' AND ')}`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':active': 'active',
        ...(guest !== 'expected' && { ':now': now.toISOString() }),
      },
    },
  };
}

function asItWas(field: 'arrivedAt' | 'leftAt', value: string | undefined): string {
  return value === undefined ? `attribute_not_exists(${field})` : `attribute_exists(${field})`;
}

/** Of two presses on the same button the second is answered as the first. */
async function standing(table: Table, { id }: Booking, guest: StayNote): Promise<Booking> {
  const now = await readBooking(table, id);
  if (now?.state !== 'active' || noteOf(now) !== guest) throw fail('conflict');
  return now;
}
