import { fail } from '../../shared/errors.ts';
import { requestLimits } from '../../shared/rules/bookingLife.ts';
import { readItem } from '../runtime/read.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { readBooking } from './bookingItem.ts';

/**
 * The requests of a traveller that may wait, in an item of their own: the index would show one that was sent a moment
 * ago too late to count it. It is tidied when it is full, so that nobody who answers writes it.
 */
export interface WaitingItem {
  revision: number;
  requests: Pick<Booking, 'id' | 'propertyId' | 'answerBy'>[];
  /** The account is gone: no request is counted any more. It stays, so that a call of before stores nothing. */
  erased?: true;
}

/** Key of that item. */
export function waitingKey(userId: string) {
  return { pk: `traveller#${userId}`, sk: 'waiting' };
}

/**
 * The write that counts a new request among those that wait.
 * @throws Failure `too_many_waiting`, `too_many_waiting_here`, `not_signed_in` where the account is gone
 */
export async function waitingWrite(table: Table, booking: Booking): Promise<Write> {
  const item = await readItem<WaitingItem>(table, waitingKey(booking.userId));
  if (item?.erased) throw fail('not_signed_in');
  const { id, userId, propertyId, answerBy } = booking;
  const requests = [...(await stillWaiting(table, booking, item?.requests ?? [])), { id, propertyId, answerBy }];
  return revised(table.name, item, { ...waitingKey(userId), requests });
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
