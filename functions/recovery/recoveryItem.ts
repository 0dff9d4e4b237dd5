import { digestOf } from '../accounts/accountKeys.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';

/**
 * All that is known of an address's resets, in one item, so that every step is one conditional write. It is the same
 * for an address without an account. Times are seconds; `codesAt` and `triesAt` hold the last hour's, which a new code
 * does not shorten.
 */
export interface RecoveryItem {
  /** Digest of the current challenge; a reset that was begun earlier for the address has ended. */
  challenge: string;
  codeHash: string;
  codeExpiresAt: number;
  codesAt: number[];
  triesAt: number[];
  verifiedAt?: number;
  usedAt?: number;
  /** Counts codes and tries. */
  revision: number;
}

/** Key of what is known of an address's resets. */
export function recoveryKey(email: string) {
  return { pk: `email#${email}`, sk: 'recovery' };
}

/** Leads from a reset to its address. */
export function challengeKey(digest: string) {
  return { pk: `recovery#${digest}`, sk: 'recovery' };
}

/** The item of an address as it is at this moment; undefined when there was no reset of late. */
export function readRecovery(table: Table, email: string): Promise<RecoveryItem | undefined> {
  return readItem(table, recoveryKey(email));
}

/** The address that a challenge was begun for; undefined for one that is unknown or has ended. */
export async function addressOf(table: Table, challenge: string): Promise<string | undefined> {
  const item = await readItem<{ email: string; expiresAt: number }>(table, challengeKey(digestOf(challenge)));
  return item && item.expiresAt > nowSeconds() ? item.email : undefined;
}
