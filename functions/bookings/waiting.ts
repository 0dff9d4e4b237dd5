import { fail } from '../../shared/errors.ts';
import { requestLimits } from '../../shared/rules/requestLimits.ts';
import { readItem } from '../runtime/read.ts';
import { revised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { readBooking } from './bookingItem.ts';

/** A request that may wait; `sought` is the digest of what it asks for, by which an identical one is known. */
interface RequestEntry extends Pick<Booking, 'id' | 'propertyId' | 'answerBy'> {
  sought: string;
}

/**
 * The requests of a traveller that may wait, in an item of their own: the index would show one that was sent a moment
 * ago too late to count it. It is tidied when it is full, so that nobody who answers writes it. Who refuses the traveller
 * stands here too, so that the revision by which a request is counted fences it from that as well.
 */
export interface WaitingItem {
  revision: number;
  requests: RequestEntry[];
  /** The sort keys of refusals in the lists of vendors, by the ids of these vendors. */
  refusedBy?: Record<string, string>;
  /** The account is gone: no request is counted any more. It stays, so that a call of before stores nothing. */
  erased?: true;
}

/** Key of that item. */
export function waitingKey(userId: string) {
  return { pk: `traveller#${userId}`, sk: 'waiting' };
}

/** Partition of the guests whom a vendor refuses. */
export function refusalsOf(vendorId: string): string {
  return `refusals#${vendorId}`;
}

/** Keys of the refusals of a traveller in the lists of vendors. */
export function refusalKeys({ refusedBy = {} }: Pick<WaitingItem, 'refusedBy'>): Key[] {
  return Object.entries(refusedBy).map(([vendorId, sk]) => ({ pk: refusalsOf(vendorId), sk }));
}

/** The item as it is at this moment. */
export function readWaiting(table: Table, userId: string): Promise<WaitingItem | undefined> {
  return readItem<WaitingItem>(table, waitingKey(userId));
}

/**
 * The check that the owner of a booking does not refuse its traveller.
 * @throws Failure `refused_by_host` where that is known by now
 */
export async function notRefusedCheck(table: Table, { userId = '', vendorId }: Booking): Promise<Write> {
  const item = await readWaiting(table, userId);
  if (item?.refusedBy?.[vendorId] !== undefined) throw fail('refused_by_host');
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: waitingKey(userId),
      ConditionExpression: 'attribute_not_exists(refusedBy.#vendor)',
      ExpressionAttributeNames: { '#vendor': vendorId },
    },
  };
}

/** A request of these that asks for something and still waits, the newest; undefined where there is none. */
export async function findIdentical(
  table: Table,
  item: WaitingItem | undefined,
  sought: string,
): Promise<Booking | undefined> {
  const now = new Date().toISOString();
  const alike = item?.requests.filter((each) => each.sought === sought && each.answerBy > now) ?? [];
  for (const { id } of alike.toReversed()) {
    const booking = await readBooking(table, id);
    // One that was changed since asks for something else.
    if (booking?.state === 'pending' && booking.changed === undefined) return booking;
  }
  return undefined;
}

/**
 * The write that counts a new request among those that wait, on condition that the item is as it was read.
 * @throws Failure `too_many_waiting`, `too_many_waiting_here`, `refused_by_host`, `not_signed_in` where the account is gone
 */
export async function waitingWrite(
  table: Table,
  { booking, sought }: { booking: Booking; sought: string },
  item: WaitingItem | undefined,
): Promise<Write> {
  if (item?.erased) throw fail('not_signed_in');
  const { id, userId = '', vendorId, propertyId, answerBy } = booking;
  if (item?.refusedBy?.[vendorId] !== undefined) throw fail('refused_by_host');
  const before = await stillWaiting(table, booking, item?.requests ?? []);
  const requests = [...before, { id, propertyId, answerBy, sought }];
  return revised(table.name, item, { ...waitingKey(userId), requests, refusedBy: item?.refusedBy });
}

async function stillWaiting(table: Table, { propertyId }: Booking, requests: WaitingItem['requests']) {
  const now = new Date().toISOString();
  const mayWait = requests.filter(({ answerBy }) => answerBy > now);
  if (refusalOf(mayWait, propertyId) === undefined) return mayWait;
  const read = await Promise.all(mayWait.map(({ id }) => readBooking(table, id)));
  const waiting = mayWait.filter((_, at) => read[at]?.state === 'pending');
  const refusal = refusalOf(waiting, propertyId);
  if (refusal) throw fail(refusal);
  return waiting;
}

function refusalOf(requests: WaitingItem['requests'], propertyId: string) {
  if (requests.length >= requestLimits.waiting) return 'too_many_waiting';
  const here = requests.filter((request) => request.propertyId === propertyId).length;
  return here >= requestLimits.waitingAtProperty ? 'too_many_waiting_here' : undefined;
}
