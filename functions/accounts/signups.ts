import { count } from '../runtime/figures.ts';
import { newId } from '../runtime/ids.ts';
import { portByRole } from '../runtime/port.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { loginKey, profileKey } from './accountKeys.ts';
import { newBrowser } from './browsers.ts';
import type { Login } from './loginItem.ts';
import type { Profile } from './profiles.ts';
import { newSession } from './sessions.ts';

/** A person as an account begins; `gender` is kept and shown to nobody. Who begins with a code has given none. */
export interface Person extends Omit<Profile, 'id' | 'signedUpAt'> {
  gender?: string;
}

/** Opens accounts, by role. */
export const signups = portByRole(['PutItem'], (table, role) => ({
  /**
   * Opens an account with its first session: its id, the session's token and the browser's cookie; undefined for an
   * address that is taken.
   */
  open: async (person: Person, passwordHash: string) => {
    const id = newId(16);
    const { token, write } = newSession(table, role, { accountId: id });
    const browser = newBrowser(table, role, person.email);
    const opening = openingWrites(table, { ...person, id, signedUpAt: new Date().toISOString() }, passwordHash);
    const taken = await transact(table, [...opening, write, browser.write]);
    if (taken.length > 0) return undefined;
    count(`signups.${role}`);
    return { id, token, cookie: browser.cookie };
  },
}));

/** The writes that open an account unless its address has one; without a password nobody can log in yet. */
export function openingWrites(
  { name }: Table,
  person: Person & Pick<Profile, 'id' | 'signedUpAt'>,
  passwordHash: string | undefined,
): Write[] {
  const { email, id, staffOf } = person;
  const login: Login = {
    email,
    accountId: id,
    ...(staffOf !== undefined && { actsFor: staffOf }),
    ...(passwordHash !== undefined && { passwordHash }),
    passwordRevision: 1,
    sessionRevision: 1,
  };
  const Item = { ...loginKey(email), ...login };
  return [
    { Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    revised(name, undefined, { ...profileKey(id), ...person }),
  ];
}
