import type { PayeeAccount } from '../../shared/rules/payees.ts';
import { profileKey } from '../accounts/accountKeys.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';

/** The title of an account, and the last four letters or digits of each number. */
export interface KnownAccounts {
  title: string;
  accounts: { kind: PayeeAccount; lastFour: string }[];
}

/** Accounts to which guests pay an owner; their numbers are sealed in an item of this version. */
export interface PayeeVersion extends KnownAccounts {
  version: number;
}

/** A change that holds from an instant on: accounts, or none at all. */
export interface PayeeChange extends Partial<PayeeVersion> {
  /** ISO instant. */
  holdsFrom: string;
  /** Its owner has the mail about it; without that it never holds. */
  told?: true;
}

/** Where guests pay an owner, as it is stored: `latest` is the last version that was given away; `revision` counts changes. */
export interface PayeesItem {
  latest: number;
  /** `since` is an ISO instant. */
  inForce?: PayeeVersion & { since: string };
  next?: PayeeChange;
  revision: number;
}

/** Where guests pay an owner at a moment. */
export type Payees = Omit<PayeesItem, 'latest'>;

/** Key of where guests pay an owner. */
export function payeesKey(vendorId: string) {
  return { pk: profileKey(vendorId).pk, sk: 'payees' };
}

/** Key of the numbers of a version. */
export function payeeKey(vendorId: string, version: number) {
  return { pk: profileKey(vendorId).pk, sk: `payee#${String(version).padStart(4, '0')}` };
}

/** The numbers of a version, as they are stored; `expiresAt` is in seconds, once another one is to hold. */
export interface SealedPayee {
  sealed: string;
  expiresAt?: number;
}

/** Where guests pay an owner as it is stored; undefined where nothing was ever said. */
export function readPayees(table: Table, vendorId: string): Promise<PayeesItem | undefined> {
  return readItem<PayeesItem>(table, payeesKey(vendorId));
}

/** Where guests pay at a moment: a change of which the owner was told holds once its time has come. */
export function payeesAt(item: PayeesItem | undefined, now: Date): Payees {
  const { inForce, next, revision = 0 } = item ?? {};
  const waits = next?.told && new Date(next.holdsFrom) > now;
  const holds = next?.told && !waits;
  const current = holds ? heldVersion(next) : inForce;
  return { ...(current && { inForce: current }), ...(waits && { next }), revision };
}

/** The version that a change has brought; undefined where it took the accounts away. */
function heldVersion({ version, title, accounts, holdsFrom }: PayeeChange): Payees['inForce'] {
  if (version === undefined || title === undefined || accounts === undefined) return undefined;
  return { version, title, accounts, since: holdsFrom };
}
