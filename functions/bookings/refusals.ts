import { fail } from '../../shared/errors.ts';
import { bookingMoves, mayMove } from '../../shared/rules/bookingLife.ts';
import { port } from '../runtime/port.ts';
import { queryAll, readItems, readNewest } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import type { Booking } from './booking.ts';
import { type BookingItem, bookingKey, moveWrite, readBooking } from './bookingItem.ts';
import { actLine, withAct } from './deskActs.ts';
import { isErased } from './erasedGuest.ts';
import { countMove } from './moveFigures.ts';
import { readWaiting, refusalsOf, type WaitingItem, waitingKey } from './waiting.ts';

/** A guest whom a vendor refuses, in the vendor's list: by which booking, and since which ISO instant. */
export interface RefusalItem extends Key {
  userId: string;
  bookingId: string;
  refusedAt: string;
}

/** A refusal with the name of its guest, as it stands on the booking. */
export interface NamedRefusal extends Pick<RefusalItem, 'bookingId' | 'refusedAt'> {
  name: string;
}

/** A refusal as the wire has it. */
export function presentRefusal({ bookingId, refusedAt, name }: NamedRefusal) {
  return { bookingRequestId: bookingId, userName: name, refusedAt };
}

/** Refuses guests of a vendor for good. */
export const refusing = port('bookings', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Refuses the guest of a booking at its vendor, and rejects the requests that wait there: all of it, or nothing. Answers
   * with the ids of these; a guest who is refused already has none.
   * @throws Failure `guest_gone` for an account that is erased, `conflict` where changes come without end
   */
  refuse: (booking: Booking): Promise<{ refusal: NamedRefusal; rejected: string[] }> =>
    retryOnConflict(() => refuse(table, booking)),
}));

/** Takes refusals of guests back. */
export const allowing = port('bookings', ['GetItem', 'PutItem', 'DeleteItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /** A guest who is not refused stays so. @throws Failure `conflict` where changes come without end */
  allow: ({ vendorId, userId }: Pick<Booking, 'vendorId' | 'userId'>): Promise<void> =>
    retryOnConflict(async () => (userId === undefined ? undefined : allow(table, vendorId, userId))),
}));

/** Tells whether a vendor refuses a traveller. */
export const refusalLookup = port('bookings', ['GetItem'], (table) => ({
  has: async (vendorId: string, userId: string): Promise<boolean> =>
    (await readWaiting(table, userId))?.refusedBy?.[vendorId] !== undefined,
}));

/** Lists the guests whom a vendor refuses. */
export const refusalList = port('bookings', ['Query', 'BatchGetItem'], (table) => ({
  /** A page, the latest first, and where the next begins. */
  page: async (vendorId: string, wanted: { limit: number; after?: string | undefined }) => {
    const { items, next } = await readNewest<RefusalItem>(table, refusalsOf(vendorId), { ...wanted, now: true });
    return { refusals: await withNames(table, items), next };
  },
}));

async function refuse(table: Table, booking: Booking) {
  const { id, userId, vendorId } = booking;
  if (userId === undefined) throw fail('guest_gone');
  const item = await readWaiting(table, userId);
  if (item?.erased || isErased(booking)) throw fail('guest_gone');
  const { name } = booking.guest;
  const stands = item?.refusedBy?.[vendorId];
  if (stands !== undefined) return { refusal: { name, ...readKey(stands) }, rejected: [] };
  const now = new Date();
  const refusal = { bookingId: id, refusedAt: now.toISOString() };
  const key = { pk: refusalsOf(vendorId), sk: `${refusal.refusedAt}#${id}` };
  const requests = (await waitingAt(table, item, booking)).filter((each) => mayMove('reject', each, now));
  const moved = { state: bookingMoves.reject.to, endedAt: refusal.refusedAt };
  const stopped = await transact(table, [
    fence(table, userId, item, { ...item?.refusedBy, [vendorId]: key.sk }),
    { Put: { TableName: table.name, Item: { ...key, userId, ...refusal } satisfies RefusalItem } },
    ...requests.map((each) => withAct(moveWrite(table.name, each, moved), each, actLine('declined', {}, now))),
  ]);
  if (stopped.length > 0) throw fail('conflict');
  for (const each of requests) countMove('reject', each, moved);
  return { refusal: { name, ...refusal }, rejected: requests.map((each) => each.id) };
}

function readKey(sk: string) {
  const [refusedAt = '', bookingId = ''] = sk.split('#');
  return { refusedAt, bookingId };
}

/** The guest's requests at the vendor, as they are at this moment: the count of what may wait knows every one. */
async function waitingAt(table: Table, item: WaitingItem | undefined, { id, vendorId }: Booking): Promise<Booking[]> {
  const ids = new Set([id, ...(item?.requests ?? []).map((each) => each.id)]);
  const read = await Promise.all([...ids].map((each) => readBooking(table, each)));
  return read.filter((each): each is BookingItem => each?.vendorId === vendorId && each.state === 'pending');
}

/** The write of who refuses a traveller, on condition that no request was counted and nobody else refused since. */
function fence(table: Table, userId: string, item: WaitingItem | undefined, refusedBy: Record<string, string>) {
  return revised(table.name, item, { requests: [], ...item, ...waitingKey(userId), refusedBy });
}

async function allow(table: Table, vendorId: string, userId: string): Promise<void> {
  const item = await readWaiting(table, userId);
  const { [vendorId]: sk, ...others } = item?.refusedBy ?? {};
  if (sk === undefined) return;
  const Delete = { TableName: table.name, Key: { pk: refusalsOf(vendorId), sk } };
  const stopped = await transact(table, [fence(table, userId, item, others), { Delete }]);
  if (stopped.length > 0) throw fail('conflict');
}

async function withNames(table: Table, items: readonly RefusalItem[]): Promise<NamedRefusal[]> {
  if (items.length === 0) return [];
  const bookings = await readItems<Booking>(
    table,
    items.map(({ bookingId }) => bookingKey(bookingId)),
  );
  const names = new Map(bookings.map(({ id, guest }) => [id, guest.name]));
  return items.map(({ bookingId, refusedAt }) => ({ bookingId, refusedAt, name: names.get(bookingId) ?? '' }));
}

/** All guests whom a vendor refuses. */
export function readRefusals(table: Table, vendorId: string): Promise<RefusalItem[]> {
  return queryAll<RefusalItem>(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': refusalsOf(vendorId) },
    ConsistentRead: true,
  });
}
