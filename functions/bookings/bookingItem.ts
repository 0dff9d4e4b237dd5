import { today } from '../../shared/rules/dates.ts';
import { setting } from '../runtime/conflict.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';

/** A booking as it is stored: `listed` is its place in the lists of both sides. */
export interface BookingItem extends Booking {
  listed: string;
}

/** Key of a booking's record. */
export function bookingKey(id: string) {
  return { pk: `booking#${id}`, sk: 'booking' };
}

/** Prefixes of a booking's key in its lists. Stays that are over are among the active ones, by check-out. */
export const groups = { pending: 'pending#', active: 'active#', ended: 'ended#' } as const;

/** Where a booking stands in its lists: requests by when they were sent, stays by check-out, the others by their end. */
export function listedAs({ id, state, askedAt, checkOut, endedAt }: Booking): string {
  if (state === 'pending') return `${groups.pending}${askedAt}#${id}`;
  if (state === 'active') return `${groups.active}${checkOut}#${id}`;
  return `${groups.ended}${endedAt ?? askedAt}#${id}`;
}

/** The record as it is at this moment. */
export function readBooking(table: Table, id: string): Promise<BookingItem | undefined> {
  return readItem<BookingItem>(table, bookingKey(id));
}

/** The write of a new request. */
export function createWrite(TableName: string, booking: Booking): Write {
  const Item = { ...bookingKey(booking.id), ...booking, listed: listedAs(booking) };
  return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** The write of another number of the room, on condition that the booking is ahead. */
export function renumberWrite(TableName: string, { id }: Booking, roomNumber: number): Write {
  const now = new Date();
  return {
    Update: {
      TableName,
      Key: bookingKey(id),
      UpdateExpression: 'SET roomNumber = :number, renumberedAt = :now',
      ConditionExpression: 'roomNumber <> :number AND #state IN (:pending, :active) AND checkOut > :today',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':number': roomNumber,
        ':now': now.toISOString(),
        ':pending': 'pending',
        ':active': 'active',
        ':today': today(now),
      },
    },
  };
}

/** Fields of a record that a move changes. */
export type MoveFields = Pick<Booking, 'state'> &
  Partial<
    Pick<Booking, 'answeredAt' | 'endedAt' | 'cancelledBy' | 'reason' | 'reasonCode' | 'remindedAt' | 'roomNumber'>
  >;

/** The write that moves a booking on, on condition that it is still in the state that was read. */
export function moveWrite(TableName: string, booking: Booking, moved: MoveFields): Write {
  const fields = { ...moved, listed: listedAs({ ...booking, ...moved }) };
  const update = { ConditionExpression: '#state = :from', ...setting(fields, { ':from': booking.state }) };
  return { Update: { TableName, Key: bookingKey(booking.id), ...update } };
}
