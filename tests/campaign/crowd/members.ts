import type { Role } from '../../../shared/roles.ts';
import type { Person } from '../client/people.ts';
import type { Random } from '../random.ts';
import type { House } from './houses.ts';
import type { Entry } from './ledger.ts';

/** A vendor who lists, changes and removes properties, one step after another. */
export interface Owner {
  person: Person;
  random: Random;
  houses: House[];
  /** Own photos that are ready and that no property was given. */
  free: string[];
  listed: number;
}

/** What must be kept of an account. */
export interface AccountState {
  name: string;
  phone: string;
  password: string;
}

export interface Account {
  role: Role;
  email: string;
  id?: string;
  entry: Entry<AccountState>;
}

/** A session that was begun; undefined is what stands of one that has ended. */
export interface Session {
  account: Account;
  token: string;
  entry: Entry<'open'>;
}
