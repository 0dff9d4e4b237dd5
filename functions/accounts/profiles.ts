import { fail } from '../../shared/errors.ts';
import type { Language } from '../../shared/languages.ts';
import { setting, updateItem } from '../runtime/conflict.ts';
import { portByRole } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Table } from '../runtime/table.ts';
import { profileKey } from './accountKeys.ts';
import type { Suspension } from './suspension.ts';

/** Data of an account about its owner. */
export interface Profile {
  id: string;
  name: string;
  email: string;
  /** `YYYY-MM-DD` */
  dateOfBirth?: string;
  /** Digits. */
  phone?: string;
  /** The name that a vendor trades under. */
  companyName?: string;
  /** In which mails speak to them: what they chose last, or read when they signed up or last changed their profile. */
  language?: Language;
  /** ISO instant at which the account was opened. */
  signedUpAt: string;
  /** ISO instant at which a vendor confirmed the e-mail. */
  emailConfirmedAt?: string;
  /** The account of the owner of whose staff this is. */
  staffOf?: string;
  /** It stands while an operator keeps the account from everything. */
  suspension?: Suspension;
}

/** Values that a change of a profile replaces; others stay. */
export type ProfileEdit = Partial<Pick<Profile, 'name' | 'dateOfBirth' | 'phone' | 'language' | 'companyName'>>;

/** Reads the profile of an account, as it is at this moment. */
export const profiles = portByRole(['GetItem'], (table) => ({
  /** By the account's id; undefined when there is none. */
  find: (id: string) => readItem<Profile>(table, profileKey(id)),
}));

/** A profile as it is stored; `revision` counts its changes. */
export interface ProfileItem extends Profile {
  revision: number;
}

/** Changes the profile of an account. */
export const profileEdits = portByRole(['GetItem', 'UpdateItem'], (table) => ({
  /** The profile as it is afterwards; undefined when there is none. @throws Failure `conflict` when changes come without end */
  change: (id: string, edit: ProfileEdit): Promise<Profile | undefined> =>
    retryOnConflict(async () => {
      const current = await readItem<ProfileItem>(table, profileKey(id));
      if (!current || isSame(current, edit)) return current;
      return replace(table, current, edit);
    }),
}));

/** Whether the edit stands already: its answer was lost. */
function isSame(current: Profile, edit: ProfileEdit): boolean {
  return fieldsOf(edit).every(([field, value]) => current[field] === value);
}

/**
 * The condition is that nothing came between. A write that was given up, and reaches the table after a later one, so
 * changes nothing.
 */
async function replace(table: Table, { id, revision }: ProfileItem, edit: ProfileEdit): Promise<Profile> {
  const fields = { ...Object.fromEntries(fieldsOf(edit)), revision: revision + 1 };
  const changed = await updateItem<Profile>(table, {
    Key: profileKey(id),
    ConditionExpression: 'revision = :read',
    ...setting(fields, { ':read': revision }),
  });
  if (!changed) throw fail('conflict');
  return changed;
}

function fieldsOf(edit: ProfileEdit) {
  return Object.entries(edit).filter(([, value]) => value !== undefined) as [keyof ProfileEdit, string][];
}
