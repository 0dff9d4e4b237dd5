import { updateItem } from '../runtime/conflict.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Booking } from './booking.ts';
import { bookingKey } from './bookingItem.ts';
import { type WaitingItem, waitingKey } from './waiting.ts';

/**
 * Ends the counting of requests of an account that is being erased: from then on it sends none, also by a call of before.
 * Answers with the ids of those that the index may not show yet; they stay until `forgetRequests`, for whoever completes
 * what a crash has left.
 */
export async function endRequests(table: Table, userId: string): Promise<string[]> {
  const requests = await replace(table, userId, ({ requests }) => requests);
  return requests.map(({ id }) => id);
}

/** Forgets which requests these were. That the account is gone stays. */
export async function forgetRequests(table: Table, userId: string): Promise<void> {
  await replace(table, userId, () => []);
}

type Requests = WaitingItem['requests'];

/** The condition is that no request came between. */
function replace(table: Table, userId: string, next: (before: WaitingItem) => Requests): Promise<Requests> {
  return retryOnConflict(async () => {
    const item = await readItem<WaitingItem>(table, waitingKey(userId));
    const requests = next(item ?? { revision: 0, requests: [] });
    await putRevised(table, item, { ...waitingKey(userId), requests, erased: true } satisfies Partial<WaitingItem> &
      Key);
    return requests;
  });
}

/** The guest of a booking whose account is gone. */
const nobody: Booking['guest'] = { name: '', email: '', phone: '' };

/** Whether the account of a booking's guest is gone: no other guest is without an e-mail. */
export function isErased({ guest }: Booking): boolean {
  return guest.email === '';
}

/** Takes out of a booking who its guest was, and words of either side. */
export async function eraseFromBooking(
  table: Table,
  { id }: Booking,
  { guest, words }: { guest?: boolean; words: readonly ('note' | 'reason')[] },
): Promise<void> {
  const removed = words.map((each) => `#${each}`);
  if (!guest && removed.length === 0) return;
  await updateItem(table, {
    Key: bookingKey(id),
    UpdateExpression: [guest && 'SET guest = :nobody', removed.length > 0 && `REMOVE ${removed.join(', ')}`]
      .filter(Boolean)
      .join(' '),
    ConditionExpression: 'attribute_exists(pk)',
    ...(removed.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(words.map((each) => [`#${each}`, each])),
    }),
    ...(guest && { ExpressionAttributeValues: { ':nobody': nobody } }),
  });
}
