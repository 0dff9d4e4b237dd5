import type { Language } from '../../shared/languages.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { readItem } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';

/**
 * A reset, by the digest of the secret that opens it, the same for an address without an account. Times are seconds.
 * There are two kinds: a `Challenge`, known to the one who began it, which a code has to verify, and the link of a mail,
 * known to the owner of the mailbox alone, which may set a password at once.
 */
export interface Reset {
  email: string;
  /** That of the account when the mail was sent: with a new password all other resets end. 0 where there is no account. */
  passwordRevision: number;
  /** Until when it may set a new password. */
  passwordUntil?: number;
  usedAt?: number;
  expiresAt: number;
}

/** A reset with a code; a code sent again takes the place of the one before. */
export interface Challenge extends Reset {
  codeHash: string;
  codeExpiresAt: number;
  sentAt: number;
  tries: number;
  /** Counts codes and tries. */
  revision: number;
  /** It begins a session instead of setting a password. */
  login?: LoginChallenge;
}

/** A challenge as it is read. */
export type StoredChallenge = Challenge & Key;

/** A login by a code. Times are seconds. */
export interface LoginChallenge {
  /** Who may be new: what an account is opened with where the address has none. */
  newcomer?: { name: string; phone: string; language: Language };
  /** Digest of the secret of the mail's link, which a newcomer's mail alone has. */
  linkDigest?: string;
  /** When the link was pressed. */
  openedAt?: number;
}

/** Counts of a mailbox over all its resets: mails of the last hour, and tries of the last month. */
export interface Mailbox {
  codesAt: number[];
  triesAt: number[];
  revision: number;
}

/**
 * Key of what is counted of a mailbox: of the address as it is, for the mails of another one with a `+` in it bring no link
 * that would let the owner of this one in.
 */
export function mailboxKey(email: string) {
  return { pk: `email#${email}`, sk: 'recovery' };
}

/** Key of a reset by its secret. */
export function resetKey(secret: string) {
  return keyOfDigest(digestOf(secret));
}

/** Key of a reset by the digest of its secret. */
export function keyOfDigest(digest: string) {
  return { pk: `recovery#${digest}`, sk: 'recovery' };
}

/** The counts of a mailbox as they are at this moment; undefined when it had no mail of late. */
export function readMailbox(table: Table, email: string): Promise<Mailbox | undefined> {
  return readItem(table, mailboxKey(email));
}

/** The reset that a secret opens; undefined for one that is unknown or has ended. */
export async function readReset(table: Table, secret: string): Promise<Reset | Challenge | undefined> {
  const item = await readItem<Reset | Challenge>(table, resetKey(secret));
  return item && item.expiresAt > nowSeconds() ? item : undefined;
}
