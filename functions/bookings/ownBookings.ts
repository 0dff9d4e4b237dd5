import { fail } from '../../shared/errors.ts';
import { bookWrites } from '../nights/nightItem.ts';
import { setting } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type Booking, roomNights } from './booking.ts';
import { bookingKey, createWrite, readBooking } from './bookingItem.ts';
import { bySide, type HostSide } from './deskActs.ts';
import { dueWrite, forgetAt } from './due.ts';
import { type OwnGuest, ownGuestParts } from './ownBooking.ts';

/** Bookings that owners enter themselves. */
export const ownBookings = port('bookings', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Stores a booking with its nights, on condition that each is free, and on the checks that its rooms are there and its owner
   * is not suspended.
   * @throws Failure `nights_taken`, `conflict` where it was stored meanwhile or a check stops it
   */
  take: (booking: Booking, checks: Write[]): Promise<void> => take(table, booking, checks),
}));

/** Changes bookings that owners have entered. */
export const ownBookingChanges = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Writes guest and price into a booking that its owner has entered, on condition that it is as read.
   * @throws Failure `not_own_booking`, `conflict` where it was changed meanwhile or the check stops it
   */
  change: (booking: Booking, given: OwnGuest, host: HostSide): Promise<Booking> => change(table, booking, given, host),
}));

async function take(table: Table, booking: Booking, checks: Write[]): Promise<void> {
  const nights = booking.rooms.flatMap((room) => bookWrites(table.name, roomNights(booking, room)));
  const forgetting = dueWrite(table.name, 'forget', booking, forgetAt(booking));
  const stopped = await transact(table, [createWrite(table.name, booking), ...checks, ...nights, forgetting]);
  if (stopped.some((index) => index <= checks.length)) throw fail('conflict');
  if (stopped.length > 0) throw fail('nights_taken');
}

async function change(table: Table, booking: Booking, given: OwnGuest, host: HostSide): Promise<Booking> {
  const { id, state, revision } = booking;
  if (!isOwn(booking) || state !== 'active') throw fail('not_own_booking');
  const source = booking.source === 'calendar' ? booking.source : given.source;
  const parts = { ...ownGuestParts({ ...given, source }, booking), revision: (revision ?? 0) + 1 };
  const isAsRead = revision === undefined ? 'attribute_not_exists(revision)' : 'revision = :read';
  const asRead = { ':active': 'active', ...(revision !== undefined && { ':read': revision }) };
  const { ExpressionAttributeNames, ...set } = setting(parts, asRead);
  const write: Write = {
    Update: {
      TableName: table.name,
      Key: bookingKey(id),
      ConditionExpression: `#state = :active AND ${isAsRead} AND attribute_not_exists(erased)`,
      ...set,
      ExpressionAttributeNames: { ...ExpressionAttributeNames, '#state': 'state' },
    },
  };
  const stopped = await transact(table, bySide(write, booking, 'changed', host));
  if (stopped.length > 0) throw fail('conflict');
  return { ...booking, ...parts };
}

/** Whether its owner has entered a booking, and its guest was not forgotten since. */
function isOwn({ source, userId, erased }: Booking): boolean {
  return source !== undefined && userId === undefined && !erased;
}
