import { createHash } from 'node:crypto';
import type { Role } from '../../shared/roles.ts';
import { profileKey } from '../accounts/accountKeys.ts';
import type { Key } from '../runtime/table.ts';

/** A phone that is told, under the key of the account that has subscribed it, in the table of its role. */
export interface PhoneItem extends Key {
  id: string;
  /** Digest of the session that has subscribed it: it is told as long as that lasts. */
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Begins the public key of ours with which it was subscribed. */
  key: string;
  /** Names, prices and how messages begin stand in what it shows. */
  shows: boolean;
  /** ISO instant. */
  subscribedAt: string;
  /** Marks of what it was told last. */
  told?: string[];
  /** When its session ends, in seconds. */
  expiresAt: number;
}

/** The account that has a phone by now: the item stands among vendors, whoever it is, so that a phone has one. */
export interface PhoneOwner extends Key {
  role: Role;
  accountId: string;
  expiresAt: number;
}

/** Begins the sort key of every phone of an account. */
export const phonePrefix = 'push#';

/** The id of a phone: a digest of its address. */
export function phoneIdOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

export function phoneKeyOf(accountId: string, phoneId: string): Key {
  return { pk: profileKey(accountId).pk, sk: `${phonePrefix}${phoneId}` };
}

/** Key of the item that says whose a phone is. */
export function ownerKey(phoneId: string): Key {
  return { pk: `phone#${phoneId}`, sk: 'owner' };
}

/** As much of a public key as a phone remembers. */
export function shortKey(publicKey: string): string {
  return publicKey.slice(0, 12);
}

/** Phones by when each was subscribed last, the newest first. */
export function newestFirst(phones: readonly PhoneItem[]): PhoneItem[] {
  return phones.toSorted((a, b) => (a.subscribedAt < b.subscribedAt ? 1 : -1));
}
