import { addDays, addMonths, instantOf } from '../../shared/rules/dates.ts';
import { deleteItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readBelow } from '../runtime/read.ts';
import type { Key } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';

/** Events that come with time to an advance: its half, its end, the silence of an owner about a proof, and a refund that is late. */
export const advanceDues = ['advanceHalf', 'advance', 'proof', 'refundLate'] as const;

/**
 * Events that come with time: the end of a request's time to answer, or of a proposal's, the day before an arrival, the day on
 * which a guest without an account is forgotten, and those of an advance.
 */
export type DueKind = 'answer' | 'proposal' | 'reminder' | 'forget' | (typeof advanceDues)[number];

export interface Due {
  kind: DueKind;
  bookingId: string;
  key: Key;
}

const partition = 'due';

/** The hour of the day before an arrival at which its guest is reminded, in Pakistan. */
const reminderHour = 10;

/** The write that notes what is due, and when. */
export function dueWrite(TableName: string, kind: DueKind, { id }: Pick<Booking, 'id'>, at: string): Write {
  return { Put: { TableName, Item: { pk: partition, sk: `${at}#${kind}#${id}` } } };
}

/** When the guest of a booking is reminded: an ISO instant. */
export function reminderAt({ checkIn }: Booking): string {
  return instantOf(addDays(checkIn, -1), reminderHour).toISOString();
}

/** Months after check-out for which the guest of a booking is known who has no account. */
const knownMonths = 12;

/** When that guest is forgotten: an ISO instant, at the beginning of the day in Pakistan. */
export function forgetAt({ checkOut }: Pick<Booking, 'checkOut'>): string {
  const month = addMonths(checkOut.slice(0, 7), knownMonths);
  // The 29th of February has no anniversary in most years.
  return instantOf(addDays(`${month}-01`, Number(checkOut.slice(8)) - 1), 0).toISOString();
}

/** Events of bookings whose time has come. */
export const dueBookings = port('bookings', ['Query', 'DeleteItem'], (table) => ({
  /** The oldest hundred, or those that follow one of them. */
  list: async (after?: Due): Promise<Due[]> =>
    (await readBelow(table, { pk: partition, sk: new Date().toISOString() }, after?.key)).map(dueOf),
  /** Done: it is due no more. */
  end: ({ key }: Due) => deleteItem(table, key),
}));

function dueOf({ pk, sk }: Key): Due {
  const [, kind = '', ...id] = sk.split('#');
  return { kind: kind as DueKind, bookingId: id.join('#'), key: { pk, sk } };
}
