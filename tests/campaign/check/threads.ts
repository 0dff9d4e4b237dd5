import type { Item } from '../client/stores.ts';

/** The sides of a thread. */
export const talkers = ['guest', 'owner'] as const;

export type Talker = (typeof talkers)[number];

/** A thread as docs/data.md has it. */
export interface StoredThread
  extends Item,
    Record<Talker, { read: number; unread: number; due?: string; mailed?: true }> {
  id: string;
  userId: string;
  vendorId: string;
  count: number;
  last: { at: string; by: Talker; beginning: string };
  askedAt?: string;
}

/** A message as docs/data.md has it. */
export interface StoredMessage extends Item {
  number: number;
  by: Talker;
  text: string;
  at: string;
}
