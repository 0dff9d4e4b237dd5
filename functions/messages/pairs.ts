import type { Talker } from '../../shared/rules/messages.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { inboxOf } from './inboxItem.ts';
import type { Two } from './thread.ts';
import { keptSeconds } from './threadItem.ts';

/** All that holds between a guest and an owner, whichever hotel they write about. */
export interface Pair {
  /** When a booking of theirs was agreed first: an ISO instant. */
  agreedAt?: string;
  /** The ids of the threads in which a side has blocked the other one. */
  guestBlocks?: Set<string>;
  ownerBlocks?: Set<string>;
}

/** Key of a pair, in the partition of its guest. */
export function pairKey({ userId, vendorId }: Two): Key {
  return { pk: inboxOf('guest', userId), sk: `pair#${vendorId}` };
}

/** A pair at this moment. */
export async function readPair(table: Table, two: Two): Promise<Pair> {
  return (await readItem<Pair>(table, pairKey(two))) ?? {};
}

/** Whether either side has blocked the other one anywhere. */
export function isBlocked({ guestBlocks, ownerBlocks }: Pair): boolean {
  return guestBlocks !== undefined || ownerBlocks !== undefined;
}

/** Whether a side has blocked the other one in a thread. */
export function hasBlocked(pair: Pair, side: Talker, threadId: string): boolean {
  return (side === 'guest' ? pair.guestBlocks : pair.ownerBlocks)?.has(threadId) ?? false;
}

/** The write that adds a thread to those in which a side has blocked the other one, or takes it out. */
export function blockWrite(
  TableName: string,
  two: Two,
  block: { side: Talker; threadId: string; blocked: boolean },
): Write {
  const { side, threadId, blocked } = block;
  return {
    Update: {
      TableName,
      Key: pairKey(two),
      UpdateExpression: `SET expiresAt = :until ${blocked ? 'ADD' : 'DELETE'} ${side}Blocks :thread`,
      ExpressionAttributeValues: { ':thread': new Set([threadId]), ':until': nowSeconds() + keptSeconds },
    },
  };
}

/** Reads what holds between people. */
export const pairLookup = port('messages', ['GetItem'], (table) => ({ of: (two: Two) => readPair(table, two) }));

/** Notes what is agreed between people. */
export const agreements = port('messages', ['UpdateItem'], (table) => ({
  /** Notes that a booking of the two was agreed at an instant; the first one stays. */
  note: async (two: Two, at: string): Promise<void> => {
    await updateItem(table, {
      Key: pairKey(two),
      UpdateExpression: 'SET agreedAt = if_not_exists(agreedAt, :at), expiresAt = :until',
      ExpressionAttributeValues: { ':at': at, ':until': nowSeconds() + keptSeconds },
    });
  },
}));
