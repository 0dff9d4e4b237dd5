import { eraseNotes } from '../money/erasing.ts';
import { deleteItem, updateItem } from '../runtime/conflict.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Booking } from './booking.ts';
import { bookingKey, hostNoteKey } from './bookingItem.ts';
import { type VoucherLink, voucherKey, voucherLinkKey } from './vouchers/voucherLink.ts';
import { readWaiting, refusalKeys, type WaitingItem, waitingKey } from './waiting.ts';

/**
 * Ends the counting of requests of an account that is being erased: from then on it sends none, also by a call of before, and
 * nobody refuses it any more. Answers with the ids of those that the index may not show yet, and the keys of refusals; they
 * stay until `forgetRequests`, for whoever completes what a crash has left.
 */
export async function endRequests(table: Table, userId: string): Promise<{ requests: string[]; refusals: Key[] }> {
  const { requests, refusedBy } = await replace(table, userId, (before) => before);
  return { requests: requests.map(({ id }) => id), refusals: refusalKeys({ refusedBy }) };
}

/** Forgets which requests and refusals these were. That the account is gone stays. */
export async function forgetRequests(table: Table, userId: string): Promise<void> {
  await replace(table, userId, () => ({ requests: [] }));
}

type RequestCount = Pick<WaitingItem, 'requests' | 'refusedBy'>;

/** The condition is that no request and no refusal came between. */
function replace(table: Table, userId: string, next: (before: RequestCount) => RequestCount): Promise<RequestCount> {
  return retryOnConflict(async () => {
    const item = await readWaiting(table, userId);
    const { requests, refusedBy } = next(item ?? { requests: [] });
    const erased = { requests, refusedBy, erased: true } satisfies Omit<WaitingItem, 'revision'>;
    await putRevised(table, item, { ...waitingKey(userId), ...erased });
    return { requests, refusedBy };
  });
}

/** The guest of a booking whose account is gone. */
const nobody: Booking['guest'] = { name: '', email: '', phone: '' };

/** Whether the account of a booking's guest is gone. */
export function isErased({ erased }: Booking): boolean {
  return erased === true;
}

/** Takes out of a booking who its guest was, words of either side, what the hotel's side noted about it and its lines of money, and the link to its voucher. */
export async function eraseFromBooking(
  table: Table,
  { id, propertyId }: Booking,
  { guest, words }: { guest?: boolean; words: readonly ('note' | 'reason')[] },
): Promise<void> {
  const removed = [...words, 'noted', 'linked'];
  await updateItem(table, {
    Key: bookingKey(id),
    UpdateExpression: `${guest ? 'SET guest = :nobody, erased = :erased ' : ''}REMOVE ${removed.map((each) => `#${each}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(removed.map((each) => [`#${each}`, each])),
    ...(guest && { ExpressionAttributeValues: { ':nobody': nobody, ':erased': true } }),
  });
  await eraseNotes(table, { id, propertyId });
  await deleteItem(table, hostNoteKey(id));
  const link = await readItem<VoucherLink>(table, voucherLinkKey(id));
  if (link) await deleteItem(table, voucherKey(link.digest));
  await deleteItem(table, voucherLinkKey(id));
}
