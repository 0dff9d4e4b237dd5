import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import { loginKey } from './accountKeys.ts';

/**
 * The login of an account. `passwordRevision` counts new passwords and `sessionRevision` new sessions, so that a login
 * and a reset which meet cannot leave a session of the old password behind. Without `passwordHash` nobody can log in
 * until a password is set.
 */
export interface Login {
  email: string;
  accountId: string;
  /** The account of the owner for whom a member of the staff acts. */
  actsFor?: string;
  passwordHash?: string;
  passwordRevision: number;
  sessionRevision: number;
}

/** The login of an address as it is at this moment. */
export function readLogin(table: Table, email: string): Promise<Login | undefined> {
  return readItem(table, loginKey(email));
}
