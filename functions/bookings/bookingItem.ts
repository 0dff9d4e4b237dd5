import { today } from '../../shared/rules/dates.ts';
import { setting } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { BookedRoom, Booking } from './booking.ts';

/** Places of a booking in the lists of its traveller, `listed`, and of its vendor, `ranked`. */
export interface ListPlaces {
  listed: string;
  ranked: string;
}

/** A booking as it is stored, with its places. */
export interface BookingItem extends Booking, ListPlaces {}

/** Key of a booking's record. */
export function bookingKey(id: string) {
  return { pk: `booking#${id}`, sk: 'booking' };
}

/** Key of the note that the hotel's side has written about a booking. */
export function hostNoteKey(id: string) {
  return { pk: bookingKey(id).pk, sk: 'host-note' };
}

/** Prefixes of a booking's key in its lists. Stays that are over are among the active ones, by check-out. */
export const groups = { pending: 'pending#', active: 'active#', ended: 'ended#' } as const;

/**
 * Where a booking stands in both lists: requests by when they were sent, stays by check-out, the others by their end. For
 * its vendor a newcomer's request stands behind those of all others, by its turn.
 */
export function placesOf(booking: Booking): ListPlaces {
  const { id, state, askedAt, checkOut, endedAt } = booking;
  if (state === 'pending') {
    const sent = `${askedAt}#${id}`;
    return { listed: `${groups.pending}${sent}`, ranked: `${groups.pending}${rankOf(booking)}#${sent}` };
  }
  const place = state === 'active' ? `${groups.active}${checkOut}#${id}` : `${groups.ended}${endedAt ?? askedAt}#${id}`;
  return { listed: place, ranked: place };
}

/** The places of lists in which a booking is: one without an account of its guest is in its vendor's alone. */
function ownPlaces(booking: Booking): Partial<ListPlaces> {
  const { listed, ranked } = placesOf(booking);
  return { ...(booking.userId !== undefined && { listed }), ranked };
}

/** The rank of a request sorts as text: others first, then newcomers by turn. */
function rankOf({ turn }: Booking): string {
  return turn === undefined ? '0' : `1#${String(Math.min(turn, lastTurn)).padStart(6, '0')}`;
}

const lastTurn = 999_999;

/** The record as it is at this moment. */
export function readBooking(table: Table, id: string): Promise<BookingItem | undefined> {
  return readItem<BookingItem>(table, bookingKey(id));
}

/** Reads one booking as it is at this moment, or undefined when there is none. */
export const bookingLookup = port('bookings', ['GetItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
}));

/** The write of a new request. */
export function createWrite(TableName: string, booking: Booking): Write {
  const Item = { ...bookingKey(booking.id), ...booking, ...ownPlaces(booking) };
  return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** The write of rooms with the numbers that they have by now, on condition that they are as read and the booking is ahead. */
export function renumberWrite(TableName: string, { id, rooms: before, revision }: Booking, rooms: BookedRoom[]): Write {
  const now = new Date();
  return {
    Update: {
      TableName,
      Key: bookingKey(id),
      UpdateExpression: 'SET rooms = :rooms, revision = :next, renumberedAt = :now',
      ConditionExpression: 'rooms = :before AND #state IN (:pending, :active) AND checkOut > :today',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':rooms': rooms,
        ':before': before,
        ':next': (revision ?? 0) + 1,
        ':now': now.toISOString(),
        ':pending': 'pending',
        ':active': 'active',
        ':today': today(now),
      },
    },
  };
}

/**
 * The record says whether there is a note about it or a link to its voucher, on condition that its guest is not erased: an erasing takes
 * both out after that.
 */
export function flagWrite(TableName: string, id: string, flag: 'noted' | 'linked', on: boolean): Write {
  return {
    Update: {
      TableName,
      Key: bookingKey(id),
      UpdateExpression: on ? `SET ${flag} = :on` : `REMOVE ${flag}`,
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(erased)',
      ...(on && { ExpressionAttributeValues: { ':on': true } }),
    },
  };
}

/** Fields of a record that a move changes. */
export type MoveFields = Pick<Booking, 'state'> &
  Partial<
    Pick<
      Booking,
      | 'answeredAt'
      | 'endedAt'
      | 'cancelledBy'
      | 'reason'
      | 'reasonCode'
      | 'remindedAt'
      | 'rooms'
      | 'checkIn'
      | 'checkOut'
      | 'guests'
      | 'children'
      | 'beside'
      | 'answerBy'
      | 'changed'
      | 'charged'
      | 'advance'
      | 'terms'
    >
  >;

/**
 * The write that moves a booking on, on condition that its state, its rooms and its days are still those that were read, and that a guest
 * who did not come was not noted as one who came.
 */
export function moveWrite(TableName: string, booking: Booking, moved: MoveFields): Write {
  const { id, revision, state } = booking;
  const changed = { ...moved, ...(moved.rooms && { revision: (revision ?? 0) + 1 }) };
  const fields = { ...changed, ...ownPlaces({ ...booking, ...moved }) };
  const asRead = { ':from': state, ...(revision !== undefined && { ':read': revision }) };
  const isAsRead = revision === undefined ? 'attribute_not_exists(revision)' : 'revision = :read';
  const hasNotCome = moved.state === 'missed' ? ' AND attribute_not_exists(arrivedAt)' : '';
  const ConditionExpression = `#state = :from AND ${isAsRead}${hasNotCome}`;
  return { Update: { TableName, Key: bookingKey(id), ConditionExpression, ...setting(fields, asRead) } };
}
